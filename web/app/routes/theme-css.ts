import type { LoaderFunctionArgs } from "@remix-run/node";
import { treeOf } from "~/shell/chrome/chrome.server";
import { guarded } from "~/shell/errors/guarded.server";
import { themeAddress, themeCss } from "~/shell/chrome/theme";

/** The agency's colours. Its address changes with them, so a browser may keep it. */
export const loader = guarded(async ({ context, request }: LoaderFunctionArgs) => {
  const { config } = treeOf(context, context.replica.defaultLanguage);
  const { pathname, search } = new URL(request.url);
  const isCurrent = themeAddress(config) === pathname + search;
  return new Response(themeCss(config), {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
});
