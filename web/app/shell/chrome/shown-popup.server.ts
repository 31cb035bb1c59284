import { forms, type Popup, type RouteEntry } from "@gevel/config";
import { createPaths, type PathTable } from "~/i18n/paths";
import { thanksPath } from "~/i18n/thanks-path";
import type { ShownPopup } from "./shown-popup";

/** FORM-12: version of the privacy statement among these pages, by the time of its last change; empty if there is none. */
export const privacyVersionIn = (routes: readonly RouteEntry[]): string =>
  routes.find(({ originalPath }) => originalPath === "privacy")?.modifiedAt ?? "";

export function popupToShow(popup: Popup | null, routes: readonly RouteEntry[], table: PathTable): ShownPopup | null {
  if (popup === null) return null;
  const { form: contact } = popup;
  const form = contact && {
    contact,
    action: thanksPath(createPaths(table), forms[contact.form].thankYou),
    privacyVersion: privacyVersionIn(routes),
  };
  return { ...popup, form };
}
