import type { LoaderFunctionArgs } from "@remix-run/node";
import { AppError, isLanguage } from "@gevel/config";
import { guarded } from "~/site/guarded.server";
import { sitemapXml } from "~/site/sitemap.server";

export const loader = guarded(async ({ context, params }: LoaderFunctionArgs) => {
  const language = params["file"]?.replace(/\.xml$/, "");
  if (!isLanguage(language) || !context.replica.enabledLanguages.includes(language))
    throw new AppError("PAGE_NOT_FOUND");
  return new Response(sitemapXml(context, language), { headers: { "content-type": "application/xml; charset=utf-8" } });
});
