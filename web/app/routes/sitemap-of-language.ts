import type { LoaderFunctionArgs } from "@remix-run/node";
import { AppError, isLanguage } from "@gevel/config";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { sitemapFile } from "~/pages/sitemap/sitemap-files.server";

/** `/sitemaps/nl.xml`, and `/sitemaps/nl-2.xml` etc. for more addresses than one file may hold. */
export const loader = withErrorPage(async ({ context, params }: LoaderFunctionArgs) => {
  const [, language, number] = /^([a-z]{2})(?:-([2-9]|[1-9]\d))?\.xml$/.exec(params["file"] ?? "") ?? [];
  if (!isLanguage(language) || !context.replica.enabledLanguages.includes(language))
    throw new AppError("PAGE_NOT_FOUND");
  const file = await sitemapFile(context, language, Number(number ?? 1));
  if (!file) throw new AppError("PAGE_NOT_FOUND");
  return new Response(file, { headers: { "content-type": "application/xml; charset=utf-8" } });
});
