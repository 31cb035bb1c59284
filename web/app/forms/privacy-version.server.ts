import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { privacyVersionIn } from "~/shell/chrome/shown-popup.server";

type Context = Pick<AppLoadContext, "replica">;

/** FORM-12: the privacy statement that stands on the site. */
export const privacyVersion = ({ replica }: Context, language: Language): string =>
  privacyVersionIn(replica.tree(language)?.routes ?? []);

/** The one that stood by the form when it was opened: it may have changed since. What cannot have been is the present one. */
export function shownPrivacyVersion(context: Context, language: Language, seen: string): string {
  const current = privacyVersion(context, language);
  const isDateTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(seen) && !Number.isNaN(Date.parse(seen));
  return isDateTime && seen <= current ? seen : current;
}
