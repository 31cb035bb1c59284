import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { Language, MenuEntry, SiteConfig } from "@gevel/config";
import type { StaticMarkup } from "~/islands/static-markup";
import type { PathTable } from "~/i18n/paths";
import type { ShownPopup } from "./shown-popup";
import type { Theme } from "./theme";

/** An entry of the main menu; what lies under it is drawn. */
export interface MenuHead extends Pick<
  MenuEntry,
  "id" | "lang" | "title" | "routeId" | "url" | "css" | "showFixedMenu"
> {
  submenu: "plain" | "mega" | null;
}

/** What stands around every page, in its language; what of it never changes in the browser is drawn (`chromeMarkup`). */
export interface Chrome {
  language: Language;
  defaultLanguage: Language;
  /** In the order of the switcher. */
  languages: Language[];
  config: Pick<SiteConfig, "agencyName" | "logo" | "phone" | "header" | "headerLinks" | "captcha" | "tracking">;
  /** The agency's own colours; empty where it has none. */
  theme: Theme;
  menu: MenuHead[];
  popup: ShownPopup | null;
  paths: PathTable;
  /** Of a preview. */
  drafts: boolean;
}

function hasChrome(data: unknown): data is { chrome: Chrome } {
  return typeof data === "object" && data !== null && "chrome" in data;
}

const loaded = new Map<string, Chrome>();
/** Of each language the last few, for pages that were made just before staff changed something. */
const maxCached = 24;

/** By its address, on the server as the pages are made, in the browser before it takes over. */
export function cacheChrome(address: string, chrome: Chrome): void {
  loaded.set(address, chrome);
  const [oldest] = loaded.keys();
  if (loaded.size > maxCached && oldest !== undefined) loaded.delete(oldest);
}
export const cachedChrome = (address: string): Chrome | null => loaded.get(address) ?? null;

/** What the root route sends: the chrome is the same on all pages of a language, so a browser loads it once. */
export interface ChromeReference {
  language: Language;
  chromeAddress: string;
}

/** Null on the screen that says the site has no content yet. A preview brings its own. */
export function useChrome(): Chrome | null {
  const address = useChromeAddress();
  for (const { data } of useMatches()) if (hasChrome(data)) return data.chrome;
  return address === null ? null : cachedChrome(address);
}

export function useChromeAddress(): string | null {
  return useRouteLoaderData<ChromeReference>("root")?.chromeAddress ?? null;
}

/** A preview stands in a document for which the published parts are drawn as well. */
export const chromeMarkup = ({ drafts }: Pick<Chrome, "drafts">, name: string): StaticMarkup => ({
  name: drafts ? `draft-${name}` : name,
  html: null,
});

/** LANG-4: the `lang` of a part whose text is in another language than the page. */
export function otherLang(lang: Language, page: Language): Language | undefined {
  return lang === page ? undefined : lang;
}
