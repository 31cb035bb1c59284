import { AppError, isLanguage } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { listingsRss } from "~/pages/feed/listings-rss.server";
import { guarded } from "~/shell/errors/guarded.server";

/** SEO-3: `/nl/rss.xml` */
export const loader = guarded(async ({ context, params }: LoaderFunctionArgs) => {
  const { language } = params;
  if (!isLanguage(language) || !context.replica.enabledLanguages.includes(language))
    throw new AppError("PAGE_NOT_FOUND");
  return new Response(listingsRss(context, language), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
});
