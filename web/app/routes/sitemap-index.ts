import type { LoaderFunctionArgs } from "@remix-run/node";
import { guarded } from "~/site/guarded.server";
import { sitemapIndexXml } from "~/site/sitemap.server";

export const loader = guarded(
  async ({ context }: LoaderFunctionArgs) =>
    new Response(sitemapIndexXml(context), { headers: { "content-type": "application/xml; charset=utf-8" } }),
);
