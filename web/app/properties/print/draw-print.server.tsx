import { excerpt, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { canonicalPath, createPaths } from "~/i18n/paths";
import { plainText } from "~/ui/plain-text";
import { draw, drawnMarkup } from "~/islands/draw.server";
import type { DrawnMarkup } from "~/islands/drawn";
import type { PropertyContent } from "../detail/property-content";
import { listingTitle } from "../detail/draw-property.server";
import { PrintSheet } from "./print-sheet";

/** Characters that leave room for everything else on the first sheet. */
const descriptionLimit = 800;

/** the sheets of a listing. Nothing of them changes in the browser. */
export function drawPrint(
  context: Pick<AppLoadContext, "drawn" | "isDataRequest" | "siteUrl">,
  { config, language }: SiteTree,
  data: PropertyContent,
): DrawnMarkup {
  const sheet = (
    <PrintSheet
      data={data}
      title={listingTitle(data, language)}
      description={excerpt(plainText(data.descriptionHtml), descriptionLimit)}
      address={new URL(data.path, context.siteUrl).href}
      shortAddress={new URL(canonicalPath(language, `property/${data.id}`), context.siteUrl).href}
      config={config}
    />
  );
  return drawnMarkup(context, `print-${data.id}`, draw(sheet, createPaths({ language, rows: [] }), "print"));
}
