import { Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";

/** A table of plain words. */
export function WordsTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Table colCount={head.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {head.map((word) => (
            <Th key={word}>
              <Typography variant="sigma">{word}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row, index) => (
          <Tr key={index}>
            {row.map((word, column) => (
              <Td key={head[column]}>
                <Typography style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}>{word}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
