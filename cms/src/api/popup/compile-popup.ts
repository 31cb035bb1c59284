import type { Popup } from "@gevel/config";
import type { CompileContext } from "../site/compile/compile-context";
import { compileLink } from "../site/compile/compile-link";
import { compileMedia } from "../site/compile/compile-media";
import { oldest } from "../site/compile/oldest";
import { richText } from "../site/compile/rich-text";

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
