import { Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from "@strapi/design-system";
import { Children, type ReactNode } from "react";
import { useTexts } from "./texts/use-texts";

interface ListedTableProps {
  /** In words; behind them stands a column of what can be done. */
  columns: readonly string[];
  /** A row each. */
  children: ReactNode;
}

/** A list of many things with the same parts. */
export function ListedTable({ columns, children }: ListedTableProps) {
  const { text } = useTexts();
  return (
    <Table colCount={columns.length + 1} rowCount={Children.count(children) + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
          <Th>
            <VisuallyHidden>{text("leads.mails.actions")}</VisuallyHidden>
          </Th>
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  );
}
