import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

interface NumbersTableProps {
  title: string;
  columns: readonly string[];
  /** What stands in each cell of a row; numbers come last. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Names and their numbers, under a heading. */
export function NumbersTable({ title, columns, rows }: NumbersTableProps) {
  return (
    <Box>
      <Box paddingBottom={3}>
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
      </Box>
      <Table colCount={columns.length} rowCount={rows.length + 1} aria-label={title}>
        <Thead>
          <Tr>
            {columns.map((column) => (
              <Th key={column}>
                <Typography variant="sigma">{column}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ key, cells }) => (
            <Tr key={key}>
              {cells.map((cell, at) => (
                <Td key={columns[at]}>
                  <Typography textColor="neutral800">{cell}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}
