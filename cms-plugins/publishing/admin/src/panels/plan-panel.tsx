import type { PlanAction, PublishingOfEntry } from "@gevel/config";
import { PartNote } from "@gevel/kit/screens";
import { Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useEntry, type PanelProps } from "../publishing-api";
import { useTexts } from "../texts/use-texts";
import { PlanRow } from "./plan-row";
import { useReadAgain } from "./use-read-again";

/** A house that does what is planned looks every five seconds. */
const lookedAfterMs = 7_000;
/** Browsers know of no longer ones. */
const longestTimerMs = 2 ** 31 - 1;

/** When what is planned has happened, the form and its panels say so without being asked. */
function useItsTime({ plans }: PublishingOfEntry, look: () => void) {
  const [next] = plans.filter(({ problems }) => problems.length === 0).map(({ at }) => Date.parse(at));
  useEffect(() => {
    const wait = next === undefined ? Infinity : next - Date.now() + lookedAfterMs;
    if (wait > longestTimerMs) return;
    const timer = setTimeout(look, Math.max(wait, lookedAfterMs));
    return () => clearTimeout(timer);
  }, [look, next]);
}

/** What can happen to it from here, in the order in which it would. */
const actionsOf = ({ hasDraft, isLive }: PublishingOfEntry): PlanAction[] =>
  isLive && !hasDraft ? ["unpublish"] : ["publish", "unpublish"];

interface ContentProps {
  props: PanelProps;
  entry: PublishingOfEntry;
  path: string;
  again: () => void;
}

function PlanContent({ props, entry, path, again }: ContentProps) {
  const { text } = useTexts();
  const modified = useForm("PlanPanel", (form) => form.modified);
  const readAgain = useReadAgain(props, again);
  useItsTime(entry, modified ? again : readAgain);
  const { plans, mayPlan, isLive, hasDraft } = entry;
  if (!mayPlan && plans.length === 0) return <Typography variant="pi">{text("publishing.panel.none")}</Typography>;
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
          mayPlan={mayPlan}
          again={again}
        />
      ))}
      {mayPlan && (hasDraft || !isLive) && (
        <Typography variant="pi" textColor={modified ? "warning600" : "neutral600"} tag="p">
          {text(modified ? "publishing.panel.saveFirst" : "publishing.panel.draft")}
        </Typography>
      )}
    </Flex>
  );
}

/** Beside the form: when the entry goes live and when it goes off, in its language. */
export function PlanPanel(props: PanelProps) {
  const { text } = useTexts();
  const { entry, failed, ...of } = useEntry(props);
  const title = text("publishing.panel.title");
  if (failed) return { title, content: <PartNote state={failed} again={of.again} of={title} /> };
  if (entry === null) return null;
  return { title, content: <PlanContent props={props} entry={entry} {...of} /> };
}
