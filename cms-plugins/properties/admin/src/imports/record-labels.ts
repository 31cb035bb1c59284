import type { ImportDetails, ImportRecord, ProblemExample } from "@gevel/config";
import type { useMessages } from "../use-messages";

type Text = ReturnType<typeof useMessages>["text"];

export function senderOf({ sender }: ImportRecord, text: Text): string {
  return sender.kind === "folder" ? text("properties.imports.folder") : sender.name;
}

const formats = { gevel: "Gevel", openimmo: "OpenImmo", kyero: "Kyero", omnicasa: "Omnicasa" };

/** Such as "Kyero, whole stock". */
export function kindOf({ format, mode }: ImportRecord, text: Text): string {
  const parts = [format ? formats[format] : null, mode ? text(`properties.imports.mode.${mode}`) : null];
  return parts.filter((part) => part !== null).join(", ") || text("properties.imports.unknown");
}

/** The kind of a rejected item, such as "Owner". */
export function itemKindOf({ kind }: ImportDetails["refusedItems"][number], text: Text): string {
  return text(`properties.import.what.${kind ?? "listing"}`);
}

/** How many of each; nothing where the whole was refused. */
export function resultOf({ ending, summary }: ImportRecord, text: Text): string {
  return ending === "succeeded" ? text("properties.imports.counts", summary) : "–";
}

/** A listing by its reference or, where it has none, by its place and its title. */
export function itemNameOf({ reference, index, title }: Partial<Omit<ProblemExample, "value">>, text: Text): string {
  if (reference || index === undefined) return reference ?? "";
  const place = text("properties.import.place", { place: index + 1 });
  return title === undefined ? place : `${place}: ${title}`;
}

type Problem = ImportDetails["feedProblems"][number];

/** Entries of before grouping have one listing and no examples. */
const examplesOf = ({ examples, reference, value }: Problem) =>
  examples.length > 0 ? examples : [{ reference, value }];

const joined = (parts: readonly string[], isMore: boolean) =>
  [...new Set(parts.filter((part) => part !== "")), ...(isMore ? ["…"] : [])].join(", ");

export const exampleValues = (problem: Problem) =>
  joined(
    examplesOf(problem).map(({ value }) => value),
    false,
  );

export const exampleNames = (problem: Problem, text: Text) => {
  const examples = examplesOf(problem);
  return joined(
    examples.map((example) => itemNameOf(example, text)),
    problem.count > examples.length,
  );
};

export const actionTakenOf = ({ done }: Problem, text: Text) => text(`properties.import.done.${done}`);
