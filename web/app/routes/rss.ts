import { AppError, isLanguage } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { listingsRss } from "~/pages/rss/listings-rss.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/** SEO-3: `/nl/rss.xml` */
export const loader = withErrorPage(async ({ context, params }: LoaderFunctionArgs) => {
  const { language } = params;
  if (!isLanguage(language) || !context.replica.enabledLanguages.includes(language))
    throw new AppError("PAGE_NOT_FOUND");
  return new Response(listingsRss(context, language), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
});
