import type { Language } from "@gevel/config";
import type { Version } from "./row-fields";
import type { Documents, Shown } from "./documents";

/** For types of which a site has one (configuration, footer, popup): the oldest document that this language can show. */
export function oldest<Row extends Version>(
  documents: Documents<Row>,
  { language, defaultLanguage }: { language: Language; defaultLanguage: Language },
): Shown<Row> | null {
  for (const id of documents.ids()) {
    const shown = documents.show(id, language, defaultLanguage);
    if (shown) return shown;
  }
  return null;
}
