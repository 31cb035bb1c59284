import { Field, Grid, NumberInput, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useTexts } from "../../texts/use-texts";
import { withChosen } from "../choice-list";
import { FetchNote } from "../fetch-note";
import { usePropertyTypes } from "../use-property-types";
import { numberOf, type Unit } from "./unit-value";

interface UnitNumbersProps {
  unit: Unit;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** Each with its width of twelve columns; the price begins a line, beside whether it is shown. */
const numbers = [
  ["floor", 2],
  ["surface", 3],
  ["bedrooms", 3],
  ["price", 3],
] as const;

/** Type, floor, area, bedrooms and price of a unit. */
export function UnitNumbers({ unit, disabled, onChange }: UnitNumbersProps) {
  const { text } = useTexts();
  const { choices, fetching } = usePropertyTypes();
  const type = numberOf(unit, "webId");
  const types = withChosen(choices, type === undefined ? [] : [type]);
  return (
    <>
      <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
        <Field.Root>
          <Field.Label>{text("properties.units.type")}</Field.Label>
          <SingleSelect
            // It keeps the name that it showed first, and the names may come later.
            key={types.find(({ value }) => value === type)?.label}
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
          <FetchNote {...fetching} of={text("properties.units.type")} />
        </Field.Root>
      </Grid.Item>
      {numbers.map(([key, columns]) => (
        <Grid.Item key={key} col={columns} s={6} direction="column" alignItems="stretch">
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
