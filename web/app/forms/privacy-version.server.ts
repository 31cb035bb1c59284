import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { privacyVersionIn } from "~/shell/chrome/shown-popup.server";

type Context = Pick<AppLoadContext, "replica">;

/** FORM-12: the version of the privacy statement on the site. */
export const privacyVersion = ({ replica }: Context, language: Language): string =>
  privacyVersionIn(replica.tree(language)?.routes ?? []);

/** The version shown when the form was opened, which may have changed since. An impossible value gives the current one. */
export function shownPrivacyVersion(context: Context, language: Language, seen: string): string {
  const current = privacyVersion(context, language);
  const isDateTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(seen) && !Number.isNaN(Date.parse(seen));
  return isDateTime && seen <= current ? seen : current;
}
