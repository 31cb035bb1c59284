import type { ItemDraft } from "./item-draft.js";

/** A value of a listing that violated its format and was repaired. */
export interface ValueRepair {
  /** Names divided by slashes from the listing down. */
  field: string;
  written: string;
  meant: string;
  /** Line in the document; null in a format whose reader does not know it. */
  line: number | null;
}

/** Each kind of fault once per field, with the line of its first. */
export function reportRepairs(draft: ItemDraft, all: readonly ValueRepair[]): void {
  const first = new Map<string, { fault: ValueRepair; count: number }>();
  for (const fault of all) {
    const key = `${fault.field}\n${fault.written}`;
    const known = first.get(key);
    if (known) known.count += 1;
    else first.set(key, { fault, count: 1 });
  }
  for (const { fault, count } of first.values()) {
    const { field, written, meant, line } = fault;
    const where = line === null ? "" : `, line ${line}`;
    const times = count === 1 ? "" : ` (${count} times in it)`;
    const read = meant === "\n" ? "a line break" : meant.trim() === "" ? "a blank" : JSON.stringify(meant);
    const readAs = meant === "" ? "was left out" : `was read as ${read}`;
    draft.replaced(field, written, `is not written as the format has it${where}${times}; it ${readAs}`);
  }
}
