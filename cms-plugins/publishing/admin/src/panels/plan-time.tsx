import { fromBelgianTime, clockChange } from "@gevel/config";
import { Field, Typography } from "@strapi/design-system";
import { useMessages } from "../messages/use-messages";

interface PlanTimeProps {
  label: string;
  /** As the browser's own field writes it: what a Belgian clock shows. */
  value: string;
  error: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** What a typed time means, wherever the browser is, and what the clock does that night. */
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

export function PlanTime({ label, value, error, disabled, onChange }: PlanTimeProps) {
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
