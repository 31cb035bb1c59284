import type { Language } from "@gevel/config";
import { find } from "./find";
import { pathOf } from "./path-of";
import type { PictureName } from "./pictures";
import { readText, type SeedArticle, type SeedLink, type SeedModule, type SeedPage } from "./seed-types";

export type Kind =
  | "page"
  | "article"
  | "category"
  | "testimonial"
  | "slider"
  | "contact"
  | "propertyList"
  | "module"
  | "menu"
  | "footer"
  | "popup"
  | "siteConfig"
  | "redirect";

/** The first content of the types that others are written by: links lead to pages and articles, modules are on pages. */
export interface FirstContent {
  pages: readonly SeedPage[];
  modules: readonly SeedModule[];
  articles: readonly SeedArticle[];
}

/** The entries created so far: documents by kind and key, pictures by name. */
export class References {
  readonly #documents = new Map<string, string>();

  constructor(
    readonly pictures: ReadonlyMap<PictureName, number>,
    readonly content: FirstContent,
  ) {}

  add(kind: Kind, key: string, documentId: string): void {
    this.#documents.set(`${kind} ${key}`, documentId);
  }

  /** The document's id; writing in dependency order means that it is there. */
  to(kind: Kind, key: string): string {
    const documentId = this.#documents.get(`${kind} ${key}`);
    if (documentId === undefined)
      throw new Error(`the first content refers to the ${kind} ${key} before it is created`);
    return documentId;
  }

  has(kind: Kind, key: string): boolean {
    return this.#documents.has(`${kind} ${key}`);
  }

  optional(kind: Kind, key: string | undefined): string | null {
    return key === undefined ? null : this.to(kind, key);
  }

  /** Null if the picture was not generated. */
  picture(name: PictureName | undefined): number | null {
    return (name && this.pictures.get(name)) ?? null;
  }

  /**
   * A link component. Strapi relates only versions of one language, so a page that German lacks is linked by its
   * German address, at which the site shows the Dutch text (LANG-4).
   */
  link(link: SeedLink | undefined, language: Language) {
    if (!link) return null;
    const label = readText(link.label, language);
    if ("url" in link) return { label, url: readText(link.url, language) };
    if ("article" in link) {
      const article = find(this.content.articles, link.article);
      return article.title[language] === undefined
        ? { label, url: `/${language}/${article.path?.nl ?? ""}/` }
        : { label, article: this.to("article", link.article) };
    }
    const page = find(this.content.pages, link.page);
    return page.title[language] === undefined
      ? { label, url: `/${language}/${pathOf(page, language, this.content.pages)}/` }
      : { label, page: this.to("page", link.page) };
  }
}
