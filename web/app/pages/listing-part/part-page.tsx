import type { DrawnMarkup } from "~/islands/drawn";
import type { AskPageData } from "./ask-page.server";
import { AskPage } from "./ask-page";
import { PrintPage } from "~/properties/print/print-page";

/** A page that belongs to a listing: one of its forms, or the listing on paper. */
export type PartContent = { ask: AskPageData } | { sheet: DrawnMarkup };

export function PartPage({ part }: { part: PartContent }) {
  return "ask" in part ? <AskPage data={part.ask} /> : <PrintPage sheet={part.sheet} />;
}
