import { Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";

/** A table of plain words. */
export function TextTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Table colCount={head.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {head.map((cell) => (
            <Th key={cell}>
              <Typography variant="sigma">{cell}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row, index) => (
          <Tr key={index}>
            {row.map((cell, column) => (
              <Td key={head[column]}>
                <Typography style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}>{cell}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
