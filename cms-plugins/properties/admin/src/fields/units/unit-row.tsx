import {
  Flex,
  IconButton,
  Switch,
  TextInput,
  NumberInput,
  SingleSelect,
  SingleSelectOption,
  Box,
  Checkbox,
  Field,
  Grid,
} from "@strapi/design-system";
import { ChevronDown, ChevronUp } from "@strapi/icons";
import { useMessages } from "../../use-messages";
import { RowActions } from "../row-actions";
import { textOf, unitNumbers, type Unit, numberOf, type UnitNumber, nameOf } from "./unit-value";
import { withChosen } from "../choice-list";
import { usePropertyTypes } from "../use-property-types";
import { LanguageTabs } from "../localized/language-tabs";
import { withText } from "../localized/localized-value";

interface UnitDetailsProps {
  unit: Unit;
  /** Of the unit, for screen readers. */
  title: string;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** A unit's fields that are not in its table row: name, plan, and whether its price is shown. */
function UnitDetails({ unit, title, disabled, onChange }: UnitDetailsProps) {
  const { text } = useMessages();
  const names = nameOf(unit);
  const nameLabel = text("properties.units.name");
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
        <Field.Root>
          <LanguageTabs label={<Field.Label>{nameLabel}</Field.Label>} name={`${title}: ${nameLabel}`} texts={names}>
            {(language) => (
              <Box paddingTop={1}>
                <TextInput
                  lang={language}
                  value={names[language] ?? ""}
                  disabled={disabled}
                  onChange={(event) => onChange({ name: withText(names, language, event.target.value) })}
                />
              </Box>
            )}
          </LanguageTabs>
        </Field.Root>
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch" justifyContent="flex-end">
        <Field.Root>
          <Field.Label>{text("properties.units.plan")}</Field.Label>
          <TextInput
            placeholder="https://"
            value={textOf(unit, "plan")}
            disabled={disabled}
            onChange={(event) => onChange({ plan: event.target.value })}
          />
        </Field.Root>
      </Grid.Item>
      <Grid.Item col={12}>
        <Flex>
          <Checkbox
            checked={unit.publishPrice === false}
            disabled={disabled}
            onCheckedChange={(hidden) => onChange({ publishPrice: hidden === true ? false : null })}
          >
            {text("properties.units.hidePrice")}
          </Checkbox>
        </Flex>
      </Grid.Item>
    </Grid.Root>
  );
}

interface UnitTypeCellProps {
  unit: Unit;
  /** Of the unit, for screen readers. */
  title: string;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** The type of a unit, in its column. */
function UnitTypeCell({ unit, title, disabled, onChange }: UnitTypeCellProps) {
  const { text } = useMessages();
  const { choices } = usePropertyTypes();
  const type = numberOf(unit, "webId");
  const types = withChosen(choices, type === undefined ? [] : [type]);
  return (
    <SingleSelect
      // The select caches the first label, and labels may load later.
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

interface UnitNumberCellProps {
  unit: Unit;
  of: UnitNumber;
  /** Of the unit, for screen readers. */
  title: string;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** A number of a unit, in its column. */
function UnitNumberCell({ unit, of, title, disabled, onChange }: UnitNumberCellProps) {
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

/** One row of the price list; its other fields open below it. */
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
