import type { AppLoadContext } from "@remix-run/node";
import { AppError, type Language, type MenuEntry, type SiteTree } from "@gevel/config";
import { createPaths, pathTable, type PathTable } from "~/i18n/paths";
import { cacheChrome, type Chrome, type ChromeReference, type MenuHead } from "./chrome";
import { popupToShow } from "./shown-popup.server";
import { themeOf } from "./theme";

/** A short stable hash of a text, so that browsers may cache it for ever. */
function versionOf(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36);
}

/** The published tree; there is always one once content arrived, whatever became of the CMS since (ERR-2). */
export function treeOf({ replica }: AppLoadContext, language: Language): SiteTree {
  const tree = replica.tree(language);
  if (!tree) throw new AppError("CMS_UNAVAILABLE", "no content has arrived yet");
  return tree;
}

/** Paths of links rendered on the server. */
export function pathsOf({ replica, siteUrl }: Pick<AppLoadContext, "replica" | "siteUrl">, language: Language) {
  return createPaths(pathTable(replica.tree(language)?.routes ?? [], language, replica.defaultLanguage, siteUrl));
}

const chromes = new WeakMap<SiteTree, Chrome>();

/** Made once per state of a language's tree. */
export function chromeOf(tree: SiteTree, defaultLanguage: Language, siteUrl: string): Chrome {
  const cached = chromes.get(tree);
  if (cached) return cached;
  const chrome = makeChrome(tree, pathTable(tree.routes, tree.language, defaultLanguage, siteUrl));
  chromes.set(tree, chrome);
  return chrome;
}

const addresses = new WeakMap<Chrome, string>();

/** Its address changes with its contents, so a browser may cache it. */
export function chromeReference(chrome: Chrome): ChromeReference {
  const { language } = chrome;
  const cached = addresses.get(chrome);
  const chromeAddress = cached ?? `/chrome.json?language=${language}&v=${versionOf(JSON.stringify(chrome))}`;
  if (cached === undefined) addresses.set(chrome, chromeAddress);
  cacheChrome(chromeAddress, chrome);
  return { language, chromeAddress };
}

function makeChrome({ language, config, menu, popup, routes }: SiteTree, paths: PathTable): Chrome {
  const { agencyName, logo, phone, header, headerLinks, captcha, tracking } = config;
  return {
    language,
    defaultLanguage: config.languageDefault,
    languages: config.languageUse,
    config: { agencyName, logo, phone, header, headerLinks, captcha, tracking },
    theme: themeOf(config),
    menu: menu.map(menuHead),
    popup: popupToShow(popup, routes, paths),
    paths,
    drafts: false,
  };
}

/** Editors get the wide panel by a picture or the class `mega-menu`. */
const isMega = ({ image, css }: MenuEntry) => image !== null || css.split(/\s+/).includes("mega-menu");

function menuHead(entry: MenuEntry): MenuHead {
  const { id, lang, title, routeId, url, css, showFixedMenu } = entry;
  const hasChildren = entry.isHaveSubMenu && entry.childMenus.length > 0;
  return {
    id,
    lang,
    title,
    routeId,
    url,
    css,
    showFixedMenu,
    submenu: hasChildren ? (isMega(entry) ? "mega" : "plain") : null,
  };
}
