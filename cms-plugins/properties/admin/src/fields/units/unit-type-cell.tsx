import { SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useMessages } from "../../messages/use-messages";
import { withChosen } from "../choice-list";
import { usePropertyTypes } from "../use-property-types";
import { numberOf, type Unit } from "./unit-value";

interface UnitTypeCellProps {
  unit: Unit;
  /** Of the unit, for readers. */
  title: string;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** The type of a unit, in its column. */
export function UnitTypeCell({ unit, title, disabled, onChange }: UnitTypeCellProps) {
  const { text } = useMessages();
  const { choices } = usePropertyTypes();
  const type = numberOf(unit, "webId");
  const types = withChosen(choices, type === undefined ? [] : [type]);
  return (
    <SingleSelect
      // It keeps the name that it showed first, and the names may come later.
      key={types.find(({ value }) => value === type)?.label}
      size="S"
      aria-label={`${title}: ${text("properties.units.type")}`}
      placeholder="-"
      value={type === undefined ? "" : String(type)}
      disabled={disabled}
      onChange={(webId) => onChange({ webId: Number(webId) })}
    >
      {types.map(({ value, label }) => (
        <SingleSelectOption key={value} value={String(value)}>
          {label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
