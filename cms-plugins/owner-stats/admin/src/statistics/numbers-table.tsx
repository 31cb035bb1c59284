import { DataTable } from "@gevel/core/screens";
import { Box, Td, Tr, Typography } from "@strapi/design-system";
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
      <DataTable label={title} columns={columns} withActions={false}>
        {rows.map(({ key, cells }) => (
          <Tr key={key}>
            {cells.map((cell, at) => (
              <Td key={columns[at]}>
                <Typography textColor="neutral800">{cell}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </DataTable>
    </Box>
  );
}
