import type { ImportRecordDetail } from "@gevel/config";
import { useMessages } from "../use-messages";
import { actionTakenOf, exampleNames, exampleValues } from "./record-labels";
import { Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";

/** A table of plain text. */
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

/** Problems of a delivery that kept values from being read, each once. */
export function ProblemTable({ problems }: { problems: ImportRecordDetail["feedProblems"] }) {
  const { text, sentence } = useMessages();
  const columns = ["count", "field", "value", "message", "done", "reference"] as const;
  return (
    <TextTable
      head={columns.map((column) => text(`properties.import.${column}`))}
      rows={problems.map((problem) => [
        `${problem.count} ×`,
        problem.field,
        exampleValues(problem),
        sentence(problem.message),
        actionTakenOf(problem, text),
        exampleNames(problem, text),
      ])}
    />
  );
}
