import type { LoaderFunctionArgs } from "@remix-run/node";
import { AppError, isLanguage } from "@gevel/config";
import { keptChrome } from "~/shell/chrome/chrome";
import { chromeOf, chromeReference, treeOf } from "~/shell/chrome/chrome.server";
import { guarded } from "~/shell/errors/guarded.server";

/** What stands around every page of a language, for browsers to load once. */
export const loader = guarded(async ({ context: { replica, ...context }, request }: LoaderFunctionArgs) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const language = searchParams.get("language");
  if (!isLanguage(language) || !replica.enabledLanguages.includes(language)) throw new AppError("PAGE_NOT_FOUND");
  const current = chromeOf(treeOf({ replica, ...context }, language), replica.defaultLanguage, context.siteUrl);
  const { chromeAddress } = chromeReference(current);
  // A page made before the last change still gets what it was made with.
  const asked = keptChrome(pathname + search);
  return Response.json(asked ?? current, {
    headers: {
      "cache-control":
        asked || chromeAddress === pathname + search ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
});
