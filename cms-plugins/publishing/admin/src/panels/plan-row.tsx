import { belgianDateTime, fromBelgianTime, type Plan, type PlanAction, clockChange } from "@gevel/config";
import { Box, Button, Flex, TextButton, Typography, Field } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { errorMessage, usePublishingActions } from "../publishing-api";
import { useMessages } from "../use-messages";
import { useFieldName } from "../versions/use-field-name";

interface PlanTimeProps {
  label: string;
  /** In the format of the browser's field: Belgian time. */
  value: string;
  error: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The meaning of a typed time, whatever the browser's time zone, and the clock change of that night. */
function Meaning({ value }: { value: string }) {
  const { text, dateTime } = useMessages();
  const [day = "", time = ""] = value.split("T");
  const meant = fromBelgianTime(day, time);
  if (Number.isNaN(meant.getTime())) return null;
  const change = clockChange(day, time);
  const at = dateTime(meant);
  return (
    <Typography variant="pi" textColor={change ? "warning600" : "neutral600"} role="status" tag="p">
      {change ? text(`publishing.panel.${change}`, { at }) : text("publishing.panel.at", { at })}
    </Typography>
  );
}

/** At 1280 px the panel is as wide as a day, a time and the browser's calendar, as an American writes them. */
const narrow = { paddingInline: "0.8rem", fontSize: "1.3rem" };

function PlanTime({ label, value, error, disabled, onChange }: PlanTimeProps) {
  return (
    <Field.Root name={label} error={error === "" ? false : error} width="100%">
      <Field.Label>{label}</Field.Label>
      <Field.Input
        type="datetime-local"
        size="S"
        style={narrow}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value.slice(0, 16))}
      />
      <Field.Error />
      {value.length === 16 && error === "" && <Meaning value={value} />}
    </Field.Root>
  );
}

/** Why the plan was not carried out when it was due. */
function PlanErrors({ plan, model }: { plan: Plan; model: string }) {
  const { text, short } = useMessages();
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
  canPlan: boolean;
  reload: () => void;
}

/** One of the two actions: its plan, or the field to plan it. */
export function PlanRow({ model, path, action, label, plan, canPlan, reload }: PlanRowProps) {
  const { text, dateTime } = useMessages();
  const { toggleNotification } = useNotification();
  const actions = usePublishingActions();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState("");
  const [waiting, setWaiting] = useState(false);
  const isFailed = plan !== undefined && plan.problems.length > 0;
  const isSet = plan !== undefined && !isFailed && typed === null;
  if (plan === undefined && !canPlan) return null;

  const during = async (request: Promise<void>, successMessage: string) => {
    setWaiting(true);
    try {
      await request;
      toggleNotification({ type: "success", message: successMessage });
      setTyped(null);
      setError("");
      reload();
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setWaiting(false);
    }
  };
  const planIt = (shown: string) => {
    const [day = "", time = ""] = shown.split("T");
    const done = text("publishing.panel.done", { at: dateTime(fromBelgianTime(day, time)) });
    return during(actions.plan(path, action, shown), done);
  };
  const callOff = () => plan && during(actions.callOff(plan.id), text("publishing.plans.calledOff"));

  if (isSet)
    return (
      <Flex direction="column" alignItems="stretch" gap={1} role="group" aria-label={label}>
        <Typography variant="pi" fontWeight="bold" textColor="neutral800">
          {label}
        </Typography>
        <Typography tag="p">{dateTime(plan.at)}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {text("publishing.panel.planned", { by: plan.by })}
        </Typography>
        {canPlan && (
          <Flex gap={4}>
            <TextButton onClick={() => setTyped(belgianDateTime(new Date(plan.at)))}>
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
      {isFailed && <PlanErrors plan={plan} model={model} />}
      {canPlan && (
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
      {canPlan && typed && (
        <Button variant="secondary" fullWidth loading={waiting} onClick={() => void planIt(typed)}>
          {text("publishing.panel.plan")}
        </Button>
      )}
      {canPlan && typed !== null && plan !== undefined && !isFailed && (
        <TextButton onClick={() => setTyped(null)}>{text("publishing.panel.keep")}</TextButton>
      )}
      {canPlan && isFailed && (
        <TextButton disabled={waiting} onClick={() => void callOff()}>
          {text("publishing.plans.putAway")}
        </TextButton>
      )}
    </Flex>
  );
}
