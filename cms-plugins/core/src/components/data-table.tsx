import { Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from "@strapi/design-system";
import { Children, type ReactNode } from "react";
import { useComponentMessages } from "./use-component-messages.js";

interface DataTableProps {
  /** The table's accessible name, where no heading says it. */
  label?: string;
  /** In words. */
  columns: readonly string[];
  /** Whether a column of actions follows. */
  withActions?: boolean;
  /** A row each. */
  children: ReactNode;
}

/** A list of many things with the same parts. */
export function DataTable({ label, columns, withActions = true, children }: DataTableProps) {
  const { actions } = useComponentMessages();
  return (
    <Table
      aria-label={label}
      colCount={columns.length + (withActions ? 1 : 0)}
      rowCount={Children.toArray(children).length + 1}
    >
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
          {withActions && (
            <Th>
              <VisuallyHidden>{actions}</VisuallyHidden>
            </Th>
          )}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  );
}
