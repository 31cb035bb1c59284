import { Field, Grid, NumberInput, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useTexts } from "../../texts/use-texts";
import { useChoices } from "../use-choices";
import { numberOf, type Unit } from "./unit-value";

interface UnitNumbersProps {
  unit: Unit;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

const numbers = ["floor", "surface", "bedrooms", "price"] as const;

/** Type, floor, area, bedrooms and price of a unit. */
export function UnitNumbers({ unit, disabled, onChange }: UnitNumbersProps) {
  const { text } = useTexts();
  const types = useChoices("types") ?? [];
  const type = numberOf(unit, "webId");
  return (
    <>
      <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
        <Field.Root>
          <Field.Label>{text("properties.units.type")}</Field.Label>
          <SingleSelect
            value={type === undefined ? "" : String(type)}
            disabled={disabled}
            onChange={(webId) => onChange({ webId: Number(webId) })}
            onClear={() => onChange({ webId: null })}
          >
            {types.map(({ value, label }) => (
              <SingleSelectOption key={value} value={String(value)}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Grid.Item>
      {numbers.map((key) => (
        <Grid.Item key={key} col={2} s={6} direction="column" alignItems="stretch">
          <Field.Root>
            <Field.Label>{text(`properties.units.${key}`)}</Field.Label>
            <NumberInput
              value={numberOf(unit, key)}
              disabled={disabled}
              onValueChange={(value) => onChange({ [key]: value ?? null })}
            />
          </Field.Root>
        </Grid.Item>
      ))}
    </>
  );
}
