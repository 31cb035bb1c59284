import { NumberInput } from "@strapi/design-system";
import { useMessages } from "../../messages/use-messages";
import { numberOf, type Unit, type UnitNumber } from "./unit-value";

interface UnitNumberCellProps {
  unit: Unit;
  of: UnitNumber;
  /** Of the unit, for readers. */
  title: string;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** A number of a unit, in its column. */
export function UnitNumberCell({ unit, of, title, disabled, onChange }: UnitNumberCellProps) {
  const { text } = useMessages();
  return (
    <NumberInput
      size="S"
      aria-label={`${title}: ${text(`properties.units.${of}`)}`}
      value={numberOf(unit, of)}
      disabled={disabled}
      onValueChange={(value) => onChange({ [of]: value ?? null })}
    />
  );
}
