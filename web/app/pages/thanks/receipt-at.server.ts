import type { Language, RouteEntry } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { Receipt } from "~/forms/receipt/receipt";
import { readReceipt } from "~/forms/receipt/receipt-cookie.server";
import { routeAddress } from "~/i18n/paths";

/** FORM-13: what this browser sent before it came to this thank-you page; null if nothing. */
export async function receiptAt(
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "cookieSecret">,
  { language, route }: { language: Language; route: RouteEntry },
  cookies: string | null,
): Promise<Receipt | null> {
  const page = routeAddress(route, language, context.replica.defaultLanguage);
  return page === null ? null : readReceipt(context, { page, cookies });
}
