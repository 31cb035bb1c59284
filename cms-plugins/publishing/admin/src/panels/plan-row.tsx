import { belgianClock, belgianMoment, type Plan, type PlanAction } from "@gevel/config";
import { Box, Button, Flex, TextButton, Typography } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { saidBy, usePublishingActions } from "../publishing-api";
import { useTexts } from "../texts/use-texts";
import { useFieldName } from "../versions/use-part-name";
import { PlanTime } from "./plan-time";

/** Why it was not done when its time came. */
function Refused({ plan, model }: { plan: Plan; model: string }) {
  const { text, short } = useTexts();
  const nameOf = useFieldName(model);
  return (
    <Box background="danger100" padding={3} hasRadius role="alert">
      <Typography variant="pi" fontWeight="bold" textColor="danger700" tag="p">
        {text(`publishing.panel.failed.${plan.action}`, { at: short(plan.at) })}
      </Typography>
      {plan.problems.map(({ field, message }) => (
        <Typography key={`${field} ${message}`} variant="pi" textColor="danger700" tag="p">
          {field === null ? message : `${nameOf(field)}: ${message}`}
        </Typography>
      ))}
      <Typography variant="pi" textColor="danger700" tag="p">
        {text("publishing.panel.mend")}
      </Typography>
    </Box>
  );
}

interface PlanRowProps {
  model: string;
  path: string;
  action: PlanAction;
  label: string;
  plan: Plan | undefined;
  mayPlan: boolean;
  again: () => void;
}

/** One of the two moments: what is planned, or the field to plan it. */
export function PlanRow({ model, path, action, label, plan, mayPlan, again }: PlanRowProps) {
  const { text, moment } = useTexts();
  const { toggleNotification } = useNotification();
  const actions = usePublishingActions();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState("");
  const [waiting, setWaiting] = useState(false);
  const isFailed = plan !== undefined && plan.problems.length > 0;
  const isSet = plan !== undefined && !isFailed && typed === null;
  if (plan === undefined && !mayPlan) return null;

  const during = async (work: Promise<void>, said: string) => {
    setWaiting(true);
    try {
      await work;
      toggleNotification({ type: "success", message: said });
      setTyped(null);
      setError("");
      again();
    } catch (cause) {
      setError(saidBy(cause));
    } finally {
      setWaiting(false);
    }
  };
  const planIt = (shown: string) => {
    const [day = "", time = ""] = shown.split("T");
    const done = text("publishing.panel.done", { at: moment(belgianMoment(day, time)) });
    return during(actions.plan(path, action, shown), done);
  };
  const callOff = () => plan && during(actions.callOff(plan.id), text("publishing.plans.calledOff"));

  if (isSet)
    return (
      <Flex direction="column" alignItems="stretch" gap={1} role="group" aria-label={label}>
        <Typography variant="pi" fontWeight="bold" textColor="neutral800">
          {label}
        </Typography>
        <Typography tag="p">{moment(plan.at)}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {text("publishing.panel.planned", { by: plan.by })}
        </Typography>
        {mayPlan && (
          <Flex gap={4}>
            <TextButton onClick={() => setTyped(belgianClock(new Date(plan.at)))}>
              {text("publishing.panel.change")}
            </TextButton>
            <TextButton disabled={waiting} onClick={() => void callOff()}>
              {text("publishing.panel.callOff")}
            </TextButton>
          </Flex>
        )}
        {error !== "" && (
          <Typography variant="pi" textColor="danger600">
            {error}
          </Typography>
        )}
      </Flex>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="group" aria-label={label}>
      {isFailed && <Refused plan={plan} model={model} />}
      {mayPlan && (
        <PlanTime
          label={label}
          value={typed ?? ""}
          error={error}
          disabled={waiting}
          onChange={(value) => {
            setTyped(value);
            setError("");
          }}
        />
      )}
      {mayPlan && typed && (
        <Button variant="secondary" fullWidth loading={waiting} onClick={() => void planIt(typed)}>
          {text("publishing.panel.plan")}
        </Button>
      )}
      {mayPlan && typed !== null && plan !== undefined && !isFailed && (
        <TextButton onClick={() => setTyped(null)}>{text("publishing.panel.keep")}</TextButton>
      )}
      {mayPlan && isFailed && (
        <TextButton disabled={waiting} onClick={() => void callOff()}>
          {text("publishing.plans.putAway")}
        </TextButton>
      )}
    </Flex>
  );
}
