import { excerpt, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { canonicalPath, createPaths } from "~/i18n/paths";
import { plainText } from "~/ui/plain-text";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import type { PropertyContent } from "../detail/property-content";
import { listingTitle } from "../detail/render-property.server";
import { PrintSheet } from "./print-sheet";

/** Characters that leave room for everything else on the first sheet. */
const descriptionLimit = 800;

/** the sheets of a listing. Nothing of them changes in the browser. */
export function renderPrint(
  context: Pick<AppLoadContext, "rendered" | "isDataRequest" | "siteUrl">,
  { config, language }: SiteTree,
  data: PropertyContent,
): StaticMarkup {
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
  return staticMarkup(context, `print-${data.id}`, renderStatic(sheet, createPaths({ language, rows: [] }), "print"));
}
