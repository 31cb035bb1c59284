import type { ImportRecordDetail } from "@gevel/config";
import { useTexts } from "../texts/use-texts";
import { doneOf, exampleNames, exampleValues } from "./record-words";
import { WordsTable } from "./words-table";

/** What of a feed could not be taken as it stands, each once. */
export function ProblemTable({ problems }: { problems: ImportRecordDetail["feedProblems"] }) {
  const { text, sentence } = useTexts();
  const columns = ["count", "field", "value", "message", "done", "reference"] as const;
  return (
    <WordsTable
      head={columns.map((column) => text(`properties.import.${column}`))}
      rows={problems.map((problem) => [
        `${problem.count} ×`,
        problem.field,
        exampleValues(problem),
        sentence(problem.message),
        doneOf(problem, text),
        exampleNames(problem, text),
      ])}
    />
  );
}
