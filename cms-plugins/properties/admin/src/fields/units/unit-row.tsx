import { Flex, IconButton, Switch, TextInput } from "@strapi/design-system";
import { ChevronDown, ChevronUp } from "@strapi/icons";
import { useMessages } from "../../messages/use-messages";
import { RowActions } from "../row-actions";
import { UnitDetails } from "./unit-details";
import { UnitNumberCell } from "./unit-number-cell";
import { UnitTypeCell } from "./unit-type-cell";
import { textOf, unitNumbers, type Unit } from "./unit-value";

interface UnitRowProps {
  unit: Unit;
  number: number;
  count: number;
  /** Of the table. */
  columns: number;
  isOpen: boolean;
  disabled?: boolean;
  onChange: (changes: object) => void;
  onToggle: () => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One line of the price list, and below it what does not fit there, once it is asked for. */
export function UnitRow(props: UnitRowProps) {
  const { unit, number, count, columns, isOpen, disabled, onChange, onToggle, onMove, onRemove } = props;
  const { text } = useMessages();
  const title = text("properties.units.unit", { number });
  const cell = { unit, title, disabled, onChange };
  const detailsId = `unit-details-${number}`;
  return (
    <>
      <tr data-sold={unit.sold === true || undefined}>
        <td>
          <TextInput
            size="S"
            required
            aria-label={`${title}: ${text("properties.units.reference")}`}
            value={textOf(unit, "reference")}
            disabled={disabled}
            onChange={(event) => onChange({ reference: event.target.value })}
          />
        </td>
        <td>
          <UnitTypeCell {...cell} />
        </td>
        {unitNumbers.map((of) => (
          <td key={of} data-number>
            <UnitNumberCell {...cell} of={of} />
          </td>
        ))}
        <td>
          <Switch
            aria-label={`${title}: ${text("properties.units.sold")}`}
            checked={unit.sold === true}
            disabled={disabled}
            onCheckedChange={(sold) => onChange({ sold })}
          />
        </td>
        <td>
          <IconButton
            variant="ghost"
            size="S"
            label={text(isOpen ? "properties.units.less" : "properties.units.more", { number })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={onToggle}
          >
            {isOpen ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} data-details>
          <td colSpan={columns}>
            <UnitDetails {...cell} />
            <Flex justifyContent="flex-end">
              <RowActions
                labels={{
                  back: text("properties.units.up", { number }),
                  on: text("properties.units.down", { number }),
                  remove: text("properties.units.remove", { number }),
                }}
                number={number}
                count={count}
                disabled={disabled}
                onMove={onMove}
                onRemove={onRemove}
              />
            </Flex>
          </td>
        </tr>
      )}
    </>
  );
}
