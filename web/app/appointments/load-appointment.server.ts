import { AppError, isAppError, isLanguage, linkTokenSchema, type Language, type AppointmentView } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import type { MessageId } from "~/i18n/message-id";
import { canonicalPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import type { PageMeta } from "~/shell/head/page-meta";
import { screenMeta } from "~/shell/head/page-meta.server";
import { calendarDownload } from "./calendar-download.server";

export interface AppointmentPageData {
  kind: "my-visit";
  meta: PageMeta;
  /** Null where the link leads to none. */
  appointment: Omit<AppointmentView, "calendar"> | null;
  /** Address of its calendar file; null where it has none. */
  calendar: string | null;
  office: { phone: string; email: string };
}

/** Depends on the link and the current time. */
export const personalHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

const isNone = (error: unknown) => isAppError(error) && error.code === "PAGE_NOT_FOUND";

/** The data behind a link's token; null if there is none. */
export async function behindLink<Found>(
  token: string | undefined,
  read: (token: string) => Promise<Found>,
): Promise<Found | null> {
  const { data: known } = linkTokenSchema.safeParse(token);
  if (known === undefined) return null;
  return read(known).catch((error: unknown) => {
    if (isNone(error)) return null;
    throw error;
  });
}

/** LANG-2: the language of such an address, which always begins with one. */
export function enabledLanguage({ replica }: AppLoadContext, language: string | undefined): Language {
  if (!isLanguage(language) || !replica.enabledLanguages.includes(language)) throw new AppError("PAGE_NOT_FOUND");
  return language;
}

/** The frame of a page that a link of a mail leads to. */
export function personalPage(context: AppLoadContext, language: Language, { title, path }: Shown) {
  // Kept for nobody.
  context.leftOut = true;
  const tree = treeOf(context, language);
  const { phone, email } = tree.config;
  return {
    meta: screenMeta(context, tree, { title: textOf(language, title), path, canonical: false }),
    office: { phone, email },
  };
}

interface Shown {
  title: MessageId;
  path: string;
}

interface Params {
  language?: string | undefined;
  token?: string | undefined;
}

const pathOf = (token = "") => `my-visit/${token}`;

/** The page has the address of the calendar file, not its text. */
function appointmentParts(found: AppointmentView | null, language: Language, path: string) {
  if (!found) return { appointment: null, calendar: null };
  const { calendar, ...appointment } = found;
  return { appointment, calendar: calendar === null ? null : `${canonicalPath(language, path)}visit.ics` };
}

/** FORM-7: a viewing by its link. Following the link changes nothing, so mail scanners may do it. */
export async function loadAppointment(context: AppLoadContext, { token, ...params }: Params) {
  const language = enabledLanguage(context, params.language);
  const path = pathOf(token);
  const page = personalPage(context, language, { title: "visits.title", path });
  const found = await behindLink(token, (known) => context.cms.readAppointment(known));
  const shown: AppointmentPageData = { kind: "my-visit", ...page, ...appointmentParts(found, language, path) };
  return data(shown, { status: found ? 200 : 404, headers: personalHeaders });
}

/** FORM-7: its calendar file as it is now. Where there is none, or none can be loaded, the page says why. */
export async function loadAppointmentCalendar(context: AppLoadContext, { token = "", ...params }: Params) {
  // Kept for nobody.
  context.leftOut = true;
  const page = canonicalPath(enabledLanguage(context, params.language), pathOf(encodeURIComponent(token)));
  const found = await behindLink(token, (known) => context.cms.readAppointment(known)).catch((error: unknown) => {
    if (isAppError(error)) return null;
    throw error;
  });
  if (!found?.calendar) throw redirect(page, 303);
  return calendarDownload(found.calendar);
}
