import type { StaticMarkup } from "~/islands/static-markup";
import type { FormPageData } from "./form-page.server";
import { FormPage } from "./form-page";
import { PrintPage } from "~/properties/print/print-page";

/** A page that belongs to a listing: one of its forms, or the listing on paper. */
export type PartContent = { formPage: FormPageData } | { sheet: StaticMarkup };

export function PartPage({ part }: { part: PartContent }) {
  return "formPage" in part ? <FormPage data={part.formPage} /> : <PrintPage sheet={part.sheet} />;
}
