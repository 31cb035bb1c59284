import type { PlanAction, PublishingOfEntry } from "@gevel/config";
import { LoadState } from "@gevel/core/screens";
import { Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useEntry, type PanelProps } from "../publishing-api";
import { useMessages } from "../use-messages";
import { PlanRow } from "./plan-row";
import { useRefetchDocument } from "../use-refetch-document";

/** The CMS checks for due plans every five seconds. */
const dueGraceMs = 7_000;
/** Longest timer that browsers support. */
const longestTimerMs = 2 ** 31 - 1;

/** Reads the entry again once its next plan is due, to update the form and its panels. */
function useRefetchWhenDue({ plans }: PublishingOfEntry, poll: () => void) {
  const [next] = plans.filter(({ problems }) => problems.length === 0).map(({ at }) => Date.parse(at));
  useEffect(() => {
    const wait = next === undefined ? Infinity : next - Date.now() + dueGraceMs;
    if (wait > longestTimerMs) return;
    const timer = setTimeout(poll, Math.max(wait, dueGraceMs));
    return () => clearTimeout(timer);
  }, [poll, next]);
}

/** The possible actions, in the order in which they would happen. */
const actionsOf = ({ hasDraft, isLive }: PublishingOfEntry): PlanAction[] =>
  isLive && !hasDraft ? ["unpublish"] : ["publish", "unpublish"];

interface ContentProps {
  props: PanelProps;
  entry: PublishingOfEntry;
  path: string;
  reload: () => void;
}

function PlanContent({ props, entry, path, reload }: ContentProps) {
  const { text } = useMessages();
  const modified = useForm("PlanPanel", (form) => form.modified);
  const refetchDocument = useRefetchDocument(props, reload);
  useRefetchWhenDue(entry, modified ? reload : refetchDocument);
  const { plans, canPlan, isLive, hasDraft } = entry;
  if (!canPlan && plans.length === 0) return <Typography variant="pi">{text("publishing.panel.none")}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {actionsOf(entry).map((action) => (
        <PlanRow
          key={`${path} ${action}`}
          model={props.model}
          path={path}
          action={action}
          label={text(
            action === "publish" && isLive ? "publishing.panel.publishChanges" : `publishing.panel.${action}`,
          )}
          plan={plans.find((plan) => plan.action === action)}
          canPlan={canPlan}
          reload={reload}
        />
      ))}
      {canPlan && (hasDraft || !isLive) && (
        <Typography variant="pi" textColor={modified ? "warning600" : "neutral600"} tag="p">
          {text(modified ? "publishing.panel.saveFirst" : "publishing.panel.draft")}
        </Typography>
      )}
    </Flex>
  );
}

/** Beside the form: when the entry goes live and when it goes off, in its language. */
export function PlanPanel(props: PanelProps) {
  const { text } = useMessages();
  const { entry, failed, ...of } = useEntry(props);
  const title = text("publishing.panel.title");
  if (failed) return { title, content: <LoadState state={failed} reload={of.reload} of={title} /> };
  if (entry === null) return null;
  return { title, content: <PlanContent props={props} entry={entry} {...of} /> };
}
