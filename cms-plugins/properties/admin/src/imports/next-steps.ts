import { isUnmapped, type ImportRecordDetail } from "@gevel/config";
import type { useMessages } from "../use-messages";

type Text = ReturnType<typeof useMessages>["text"];

const sum = (problems: ImportRecordDetail["feedProblems"]) => problems.reduce((all, { count }) => all + count, 0);

/** What the person responsible for a source must do about an import, the most urgent first. */
export function nextSteps(entry: ImportRecordDetail, text: Text): string[] {
  const { ending, error, summary, feedProblems } = entry;
  if (ending === "running") return [text("properties.import.next.running")];
  if (error?.code === "WITHDRAWAL_REFUSED") return [text("properties.import.next.withdrawal")];
  if (ending === "rejected") return [text("properties.import.next.whole")];
  if (ending !== "succeeded") return [text("properties.import.next.again")];
  const unread = feedProblems.filter(({ message }) => isUnmapped(message));
  const others = sum(feedProblems) - sum(unread);
  const steps = [
    ...(summary.refused > 0 ? [text("properties.import.next.refused", { count: summary.refused })] : []),
    ...(others > 0 ? [text("properties.import.next.values", { count: others })] : []),
    ...(unread.length > 0 ? [text("properties.import.next.unread", { count: unread.length })] : []),
  ];
  return steps.length > 0 ? steps : [text("properties.import.next.nothing")];
}
