import { languages } from "@gevel/config";
import { languagesOf } from "../content";
import { footerColumns, footerLinks } from "../../api/footer/first-content/footer";
import { menu } from "../../api/menu/first-content/menu";
import { popup } from "../../api/popup/first-content/popup";
import { redirects } from "../../api/redirect/first-content/redirects";
import { readText } from "../seed-types";
import type { References } from "./references";
import type { SeedDocument } from "./seed-document";

export function menuDocuments(references: References): SeedDocument[] {
  return menu.map((entry, index) => ({
    kind: "menu",
    uid: "api::menu.menu",
    key: entry.key,
    languages: languagesOf(entry.title),
    published: entry.published ?? true,
    data: (language) => ({
      // Staff work in several languages: each finds the entry by what its visitors read.
      name: readText(entry.title, language),
      title: readText(entry.title, language),
      parent: references.optional("menu", entry.parent),
      // Room between two entries, so that staff can put another one there.
      sort: (index + 1) * 10,
      type: entry.article ? "article" : "page",
      page: references.optional("page", entry.page),
      article: references.optional("article", entry.article),
      redirect: false,
      isHaveSubMenu: entry.isHaveSubMenu ?? false,
      showFixedMenu: entry.showFixedMenu ?? true,
      css: entry.css ?? null,
      image: references.picture(entry.image),
      description: readText(entry.description, language),
    }),
  }));
}

export function footerDocument(references: References): SeedDocument {
  return {
    kind: "footer",
    uid: "api::footer.footer",
    key: "footer",
    languages: [...languages],
    data: (language) => ({
      name: "Voettekst",
      columns: footerColumns.map((column) => ({
        title: readText(column.title, language),
        introHtml: readText(column.intro, language),
        fullHtml: readText(column.full, language),
        links: (column.links ?? []).map((link) => references.link(link, language)),
        sm: column.sm,
        md: column.md,
        lg: column.lg,
      })),
      bottomLinks: footerLinks.map((link) => references.link(link, language)),
    }),
  };
}

export function popupDocument(references: References): SeedDocument {
  return {
    kind: "popup",
    uid: "api::popup.popup",
    key: "popup",
    languages: languagesOf(popup.title),
    published: false,
    data: (language) => ({
      title: readText(popup.title, language),
      descriptionHtml: readText(popup.description, language),
      link: references.link(popup.link, language),
      delay: popup.delay,
    }),
  };
}

export function redirectDocuments(): SeedDocument[] {
  return redirects.map(({ from, to }) => ({
    kind: "redirect",
    uid: "api::redirect.redirect",
    key: from,
    languages: ["nl"],
    data: () => ({ from, to }),
  }));
}
