import { Button, Field, Flex, Typography, VisuallyHidden } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { useField } from "@strapi/strapi/admin";
import { useMessages } from "../../use-messages";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { GroupLabel } from "../group-label";
import { newUnit, readUnits, unitsSold, type Unit } from "./unit-value";
import { useState } from "react";
import styled from "styled-components";
import { FieldLoadState } from "@gevel/core/screens";
import { moved, without } from "../media/item-list";
import { usePropertyTypes } from "../use-property-types";
import { UnitRow } from "./unit-row";

/** Widths in percent, so that the inputs share what there is: on a narrow screen the table moves sideways. */
const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};

  table {
    width: 100%;
    min-width: 60rem;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th {
    padding: 0.8rem 0.4rem;
    text-align: start;
    font-size: 1rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral600};
    background: ${({ theme }) => theme.colors.neutral100};
    overflow-wrap: anywhere;
    vertical-align: bottom;
  }
  td {
    padding: 0.4rem;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  /* An input of a table has no room for that of a form; its arrows are keys here. */
  &&& td div:has(> input) {
    padding-inline: 0.6rem;
    gap: 0;
  }
  &&& tr:not([data-details]) td input {
    padding-inline: 0;
    font-variant-numeric: tabular-nums;
  }
  &&& td[data-number] input ~ * {
    display: none;
  }
  &&& tr:not([data-details]) td [role="combobox"] {
    padding-inline: 0.6rem;
  }
  &&& [role="switch"][data-state="unchecked"] {
    background: ${({ theme }) => theme.colors.neutral300};
  }
  tr[data-sold] {
    background: ${({ theme }) => theme.colors.success100};
  }
  tr[data-details] td {
    padding: 1.2rem;
    border-top: 0;
    background: ${({ theme }) => theme.colors.neutral100};
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0.8rem;
  }
`;

const widths = ["14%", "17%", "10%", "11%", "12%", "19%", "9%", "8%"] as const;

interface UnitsTableProps {
  label: string;
  units: readonly Unit[];
  disabled?: boolean;
  write: (units: Unit[]) => void;
}

/** The price list as a table: the most used fields are in the row, the sold switch too. */
function UnitsTable({ label, units, disabled, write }: UnitsTableProps) {
  const { text } = useMessages();
  const { fetching } = usePropertyTypes();
  const [open, setOpen] = useState<number | null>(null);
  const columns = [
    ...[text("properties.units.reference"), text("properties.units.type"), text("properties.units.floor")],
    ...[text("properties.units.surface"), text("properties.units.bedrooms"), text("properties.units.price")],
    text("properties.units.sold"),
  ];
  return (
    <>
      <Scroll>
        <table aria-label={label}>
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{text("properties.units.rest")}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit, index) => (
              <UnitRow
                key={index}
                unit={unit}
                number={index + 1}
                count={units.length}
                columns={widths.length}
                isOpen={open === index}
                disabled={disabled}
                onChange={(changes) =>
                  write(units.map((other, at) => (at === index ? { ...other, ...changes } : other)))
                }
                onToggle={() => setOpen(open === index ? null : index)}
                onMove={(by) => {
                  write(moved(units, index, index + by));
                  setOpen(index + by);
                }}
                onRemove={() => {
                  write(without(units, index));
                  setOpen(null);
                }}
              />
            ))}
          </tbody>
        </table>
      </Scroll>
      <FieldLoadState {...fetching} of={text("properties.units.type")} />
    </>
  );
}

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
