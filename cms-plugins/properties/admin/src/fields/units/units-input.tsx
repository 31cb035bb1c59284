import { Button, Field, Flex } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { useField } from "@strapi/strapi/admin";
import { useTexts } from "../../texts/use-texts";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { GroupLabel } from "../group-label";
import { moved, without } from "../media/item-list";
import { UnitRow } from "./unit-row";
import { newUnit, readUnits, type Unit } from "./unit-value";

/** The price list of a project, unit by unit. */
export default function UnitsInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { text } = useTexts();
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const units = readUnits(value);
  const write = (next: Unit[]) => onChange(name, next);
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <GroupLabel required={required} action={labelAction}>
          {label}
        </GroupLabel>
        <Field.Hint />
        {units.length > 0 && (
          <Flex tag="ol" aria-label={label} direction="column" alignItems="stretch" gap={2}>
            {units.map((unit, index) => (
              <UnitRow
                key={index}
                unit={unit}
                number={index + 1}
                count={units.length}
                disabled={disabled}
                onChange={(changes) =>
                  write(units.map((other, at) => (at === index ? { ...other, ...changes } : other)))
                }
                onMove={(by) => write(moved(units, index, index + by))}
                onRemove={() => write(without(units, index))}
              />
            ))}
          </Flex>
        )}
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
