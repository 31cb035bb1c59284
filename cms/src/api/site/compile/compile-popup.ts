import type { Popup } from "@gevel/config";
import type { CompileContext } from "./compile-context";
import { compileLink } from "./compile-link";
import { compileMedia } from "./compile-media";
import { oldest } from "./oldest";
import { richText } from "./rich-text";

export function compilePopup(context: CompileContext): Popup | null {
  const shown = oldest(context.content.popups, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id: row.documentId,
    lang,
    title: row.title,
    descriptionHtml: richText(row.descriptionHtml),
    link: compileLink(row.link, "the popup", context),
    media: compileMedia(row.media, row.title, context),
    delay: row.delay,
    version: `${row.documentId}-${Date.parse(row.updatedAt).toString(36)}`,
  };
}
