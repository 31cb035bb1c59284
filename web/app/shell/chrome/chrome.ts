import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { Language, MenuEntry, SiteConfig } from "@gevel/config";
import type { StaticMarkup } from "~/islands/static-markup";
import type { PathTable } from "~/i18n/paths";
import type { ShownPopup } from "./shown-popup";
import type { Theme } from "./theme";

/** An entry of the main menu; its children are rendered markup. */
export interface MenuHead extends Pick<
  MenuEntry,
  "id" | "lang" | "title" | "routeId" | "url" | "css" | "showFixedMenu"
> {
  submenu: "plain" | "mega" | null;
}

/**
 * The parts around every page, in its language; those that never change in the browser are rendered markup
 * (`chromeMarkup`).
 */
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
/** The last few of each language, for pages made just before an editor changed something. */
const maxCached = 24;

/** Caches a chrome by its address: on the server as pages are made, in the browser before hydration. */
export function cacheChrome(address: string, chrome: Chrome): void {
  loaded.set(address, chrome);
  const [oldest] = loaded.keys();
  if (loaded.size > maxCached && oldest !== undefined) loaded.delete(oldest);
}
export const cachedChrome = (address: string): Chrome | null => loaded.get(address) ?? null;

/** Sent by the root route: the chrome is the same on all pages of a language, so a browser loads it once. */
export interface ChromeReference {
  language: Language;
  chromeAddress: string;
}

/** Null on the screen for a site without content. A preview brings its own. */
export function useChrome(): Chrome | null {
  const address = useChromeAddress();
  for (const { data } of useMatches()) if (hasChrome(data)) return data.chrome;
  return address === null ? null : cachedChrome(address);
}

export function useChromeAddress(): string | null {
  return useRouteLoaderData<ChromeReference>("root")?.chromeAddress ?? null;
}

/** A preview's document contains the published parts as well, so its own have other names. */
export const chromeMarkup = ({ drafts }: Pick<Chrome, "drafts">, name: string): StaticMarkup => ({
  name: drafts ? `draft-${name}` : name,
  html: null,
});

/** LANG-4: the `lang` of a part whose text is in another language than the page. */
export function otherLang(lang: Language, page: Language): Language | undefined {
  return lang === page ? undefined : lang;
}
