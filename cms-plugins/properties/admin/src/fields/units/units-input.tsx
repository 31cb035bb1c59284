import { Button, Field, Flex, Typography } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { useField } from "@strapi/strapi/admin";
import { useMessages } from "../../messages/use-messages";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { GroupLabel } from "../group-label";
import { UnitsTable } from "./units-table";
import { newUnit, readUnits, unitsSold, type Unit } from "./unit-value";

/** The price list of a project, unit by unit. */
export default function UnitsInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { text } = useMessages();
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const units = readUnits(value);
  const write = (next: Unit[]) => onChange(name, next);
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="space-between" gap={3}>
          <GroupLabel required={required} action={labelAction}>
            {label}
          </GroupLabel>
          {units.length > 0 && (
            <Typography variant="pi" textColor="neutral600">
              {text("properties.units.count", { ...unitsSold(units, false) })}
            </Typography>
          )}
        </Flex>
        <Field.Hint />
        {units.length > 0 && <UnitsTable label={label} units={units} disabled={disabled} write={write} />}
        <Flex>
          <Button
            variant="secondary"
            startIcon={<Plus />}
            disabled={disabled}
            onClick={() => write([...units, newUnit(units)])}
          >
            {text("properties.units.add")}
          </Button>
        </Flex>
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
