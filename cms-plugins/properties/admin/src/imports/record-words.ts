import type { ImportDetails, ImportRecord } from "@gevel/config";
import type { useTexts } from "../texts/use-texts";

type Text = ReturnType<typeof useTexts>["text"];

export function senderOf({ sender }: ImportRecord, text: Text): string {
  return sender.kind === "folder" ? text("properties.imports.folder") : sender.name;
}

const formats = { gevel: "Gevel", openimmo: "OpenImmo", kyero: "Kyero", omnicasa: "Omnicasa" };

/** Such as "Kyero, whole stock". */
export function kindOf({ format, mode }: ImportRecord, text: Text): string {
  const parts = [format ? formats[format] : null, mode ? text(`properties.imports.mode.${mode}`) : null];
  return parts.filter((part) => part !== null).join(", ") || text("properties.imports.unknown");
}

/** What a refused item was, such as "Owner". */
export function itemKindOf({ kind }: ImportDetails["refusedItems"][number], text: Text): string {
  return text(`properties.import.what.${kind ?? "listing"}`);
}

/** How many of each; nothing where the whole was refused. */
export function resultOf({ ending, summary }: ImportRecord, text: Text): string {
  return ending === "done" ? text("properties.imports.counts", summary) : "–";
}
