import type { AppLoadContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { type SiteTree, formatPhone, type SiteConfig } from "@gevel/config";
import { createPaths } from "~/i18n/paths";
import { chromeMarkup, type Chrome } from "./chrome/chrome";
import { renderStatic } from "~/islands/render-static.server";
import { ConsentPanel } from "./consent/consent-panel";
import { FooterContent } from "./footer/footer-content";
import { DrawerEntries } from "./header/drawer-entries";
import { MegaMenu } from "./header/mega-menu";
import { PlainMenu } from "./header/plain-menu";
import { SiteLink } from "~/i18n/site-link";
import { LinkIcon } from "./header/link-icon";
import styles from "./header/top-bar.module.css";

/** CHROME-3: the editor's items above the menu; on small screens they are in the drawer. */
function TopItems({ items }: { items: SiteConfig["topBar"] }) {
  return items.map(({ label, link, icon, color }) => (
    <li key={`${label} ${link.url}`}>
      <SiteLink to={{ target: link }} className={styles.link}>
        <LinkIcon name={icon} color={color} />
        {link.url.startsWith("tel:") ? formatPhone(label || link.label) : label || link.label}
      </SiteLink>
    </li>
  ));
}

const rendered = new WeakMap<SiteTree, ReadonlyMap<string, string>>();

function renderChromeMarkup(tree: SiteTree, chrome: Chrome): ReadonlyMap<string, string> {
  const { config, menu, language } = tree;
  const paths = createPaths(chrome.paths);
  const elements: [string, ReactElement][] = [
    ["footer", <FooterContent {...tree} />],
    ["consent", <ConsentPanel />],
    ["top-items", <TopItems items={config.topBar} />],
    ["drawer-entries", <DrawerEntries entries={menu} language={language} />],
  ];
  menu.forEach((entry, index) => {
    const submenu = chrome.menu[index]?.submenu;
    if (!submenu) return;
    const Menu = submenu === "mega" ? MegaMenu : PlainMenu;
    elements.push([`submenu-${entry.id}`, <Menu entry={entry} language={language} />]);
  });
  return new Map(elements.map(([name, element]) => [chromeMarkup(chrome, name).name, renderStatic(element, paths)]));
}

/** The parts of the chrome that are the same on all pages, rendered once per state of a language's tree. */
export function renderChrome(context: Pick<AppLoadContext, "rendered">, tree: SiteTree, chrome: Chrome): void {
  const parts = rendered.get(tree) ?? renderChromeMarkup(tree, chrome);
  rendered.set(tree, parts);
  for (const [name, markup] of parts) context.rendered.set(name, markup);
}
