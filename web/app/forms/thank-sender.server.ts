import { forms, thankYouPath, type Language, type Lead } from "@gevel/config";
import { redirect, type AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { thanksPath } from "~/i18n/thanks-path";
import type { IntakeResult } from "./lead-intake";
import { makeReceipt } from "./receipt/make-receipt.server";
import { receiptCookie } from "./receipt/receipt-cookie.server";

/** Address of the thank-you page, from the currently published pages. */
export const thanksAddress = (
  { replica }: Pick<AppLoadContext, "replica">,
  language: Language,
  originalPath: string,
): string =>
  thanksPath(
    createPaths(pathTable(replica.tree(language)?.routes ?? [], language, replica.defaultLanguage)),
    originalPath,
  );

type Context = Pick<AppLoadContext, "replica" | "log" | "siteUrl" | "cookieSecret">;

/** FORM-5, FORM-13: 303 to the thank-you page of a lead, with what that page repeats to this browser alone. */
export async function thankSender(context: Context, lead: Lead, result: IntakeResult): Promise<Response> {
  const page = thanksAddress(context, lead.language, thankYouPath(forms[lead.form], lead.data));
  const cookie = await Promise.resolve()
    .then(() => receiptCookie(context, makeReceipt(context, { lead, page, result })))
    .catch((error: unknown) => {
      // It is stored: its sender is thanked all the same.
      context.log.error({ err: error, form: lead.form }, "forms: receipt failed, thanking without it");
      return null;
    });
  return redirect(page, { status: 303, headers: cookie === null ? {} : { "set-cookie": cookie } });
}
