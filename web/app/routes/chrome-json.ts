import type { LoaderFunctionArgs } from "@remix-run/node";
import { AppError, isLanguage } from "@gevel/config";
import { cachedChrome } from "~/shell/chrome/chrome";
import { chromeOf, chromeReference, treeOf } from "~/shell/chrome/chrome.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/** The chrome (header, footer, menus) of all pages of a language, which browsers load once. */
export const loader = withErrorPage(async ({ context: { replica, ...context }, request }: LoaderFunctionArgs) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const language = searchParams.get("language");
  if (!isLanguage(language) || !replica.enabledLanguages.includes(language)) throw new AppError("PAGE_NOT_FOUND");
  const current = chromeOf(treeOf({ replica, ...context }, language), replica.defaultLanguage, context.siteUrl);
  const { chromeAddress } = chromeReference(current);
  // A page made before the last change still gets the chrome it was made with.
  const requestedChrome = cachedChrome(pathname + search);
  return Response.json(requestedChrome ?? current, {
    headers: {
      "cache-control":
        requestedChrome || chromeAddress === pathname + search ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
});
