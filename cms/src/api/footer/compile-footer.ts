import type { Footer } from "@gevel/config";
import type { CompileContext } from "../site/compile/compile-context";
import { compileLinks } from "../site/compile/compile-link";
import { compileMediaList } from "../site/compile/compile-media";
import { richText } from "../site/compile/rich-text";
import { oldest } from "../site/compile/oldest";

export function compileFooter(context: CompileContext): Footer | null {
  const shown = oldest(context.content.footers, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id: row.documentId,
    lang,
    columns: row.columns.map((column) => ({
      title: column.title,
      introHtml: richText(column.introHtml),
      fullHtml: richText(column.fullHtml),
      images: compileMediaList(column.images, column.title, context),
      links: compileLinks(column.links, "the footer", context),
      sm: column.sm,
      md: column.md,
      lg: column.lg,
    })),
    bottomLinks: compileLinks(row.bottomLinks, "the footer", context),
  };
}
