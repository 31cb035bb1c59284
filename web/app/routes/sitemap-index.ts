import type { LoaderFunctionArgs } from "@remix-run/node";
import { treeOf } from "~/shell/chrome/chrome.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { sitemapPaths } from "~/pages/sitemap/sitemap-files.server";
import { sitemapIndexXml } from "~/pages/sitemap/sitemap.server";

export const loader = withErrorPage(async ({ context }: LoaderFunctionArgs) => {
  const { replica, siteUrl } = context;
  treeOf(context, replica.defaultLanguage);
  const paths = await Promise.all(replica.enabledLanguages.map((language) => sitemapPaths(context, language)));
  return new Response(sitemapIndexXml(siteUrl, paths.flat()), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
});
