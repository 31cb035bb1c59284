import type { AppLoadContext } from "@remix-run/node";
import { AppError, type Language, type SiteTree } from "@gevel/config";
import { pathTable, type PathTable } from "~/i18n/paths";
import { keepChrome, type Chrome, type ChromeReference } from "./chrome";
import { themeAddress } from "./theme";
import { versionOf } from "./version-of";

/** The published tree; there is always one once content arrived, whatever became of the CMS since (ERR-2). */
export function treeOf({ replica }: AppLoadContext, language: Language): SiteTree {
  const tree = replica.tree(language);
  if (!tree) throw new AppError("CMS_UNAVAILABLE", "no content has arrived yet");
  return tree;
}

const chromes = new WeakMap<SiteTree, Chrome>();

/** Made once for each state of a language's tree. */
export function chromeOf(tree: SiteTree, defaultLanguage: Language): Chrome {
  const known = chromes.get(tree);
  if (known) return known;
  const chrome = makeChrome(tree, pathTable(tree.routes, tree.language, defaultLanguage));
  chromes.set(tree, chrome);
  return chrome;
}

const addresses = new WeakMap<Chrome, string>();

/** Its address changes with it, so a browser may keep it. */
export function chromeReference(chrome: Chrome): ChromeReference {
  const { language } = chrome;
  const known = addresses.get(chrome);
  const chromeAddress = known ?? `/chrome.json?language=${language}&v=${versionOf(JSON.stringify(chrome))}`;
  if (known === undefined) addresses.set(chrome, chromeAddress);
  keepChrome(chromeAddress, chrome);
  return { language, chromeAddress };
}

function makeChrome({ language, config, menu, footer, popup }: SiteTree, paths: PathTable): Chrome {
  const { agencyName, slogan, logo, phone, email, header, topBar, socialLinks, offices, identity } = config;
  return {
    language,
    defaultLanguage: config.languageDefault,
    languages: config.languageUse,
    config: { agencyName, slogan, logo, phone, email, header, topBar, socialLinks, offices, identity },
    theme: themeAddress(config),
    menu,
    footer,
    popup,
    paths,
  };
}
