import type { ImportRecordDetail } from "@gevel/config";
import { useMessages } from "../messages/use-messages";
import { actionTakenOf, exampleNames, exampleValues } from "./record-labels";
import { TextTable } from "./text-table";

/** What of a feed could not be taken as it stands, each once. */
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
