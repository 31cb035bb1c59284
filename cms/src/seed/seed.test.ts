import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formKeys, formatPhone, forms, languages, placedFormKeys, optOutPath, type Language } from "@gevel/config";
import * as reviews from "../api/testimonial/first-content/reviews";
import { categories } from "../api/category/first-content/categories";
import { contactForms } from "../api/contact-form/first-content/contact-forms";
import { articles } from "../api/article/first-content/articles";
import { find } from "../content/first-content/find";
import { languagesOf } from "../content/first-content/languages-of";
import { modules } from "../api/page/first-content/modules";
import { pages } from "../api/page/first-content/pages";
import { pathOf } from "../content/first-content/path-of";
import * as footer from "../api/footer/first-content/footer";
import { footerColumns } from "../api/footer/first-content/footer";
import { menu } from "../api/menu/first-content/menu";
import { popup } from "../api/popup/popup-type";
import { propertyLists } from "../api/property-list/first-content/property-lists";
import { redirects } from "../api/redirect/redirect-type";
import { siteConfig } from "../api/site-config/first-content/site-config";
import { sliders } from "../api/slider/first-content/sliders";
import { newBuild, soldAndLet } from "../content/first-content/names";
import { pictures } from "../content/first-content/pictures";
import type { SeedLink, SeedRelation, Text } from "../content/first-content/seed-types";
import { nameOf } from "../api/module/first-content/module-documents";

const all = {
  pages,
  modules,
  articles,
  testimonials: reviews.testimonials,
  categories,
  sliders,
  contactForms,
  propertyLists,
  menu,
  footer,
  popup,
  siteConfig,
  pictures,
};

interface Found {
  at: string;
  text: Record<string, string>;
}

const textSchema = z.record(z.string(), z.string());

/** Every multilingual text in the seed, with its path. */
function* textsIn(value: unknown, at: string): Generator<Found> {
  if (typeof value !== "object" || value === null) return;
  if ("nl" in value) {
    yield { at, text: textSchema.parse(value) };
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${at}.${key}`);
}
const texts = [...textsIn(all, "seed")];

function* linksIn(value: unknown): Generator<SeedLink> {
  if (typeof value !== "object" || value === null) return;
  if (isLink(value)) yield value;
  for (const inner of Object.values(value)) yield* linksIn(inner);
}
const isLink = (value: object): value is SeedLink =>
  "label" in value && ("page" in value || "article" in value || "url" in value);

/** Every address of the site in a language. */
const addresses = (language: Language) => [
  ...pages.map((page) => pathOf(page, language, pages)),
  ...articles.flatMap(({ path }) => (path ? [path[language] ?? path.nl] : [])),
  // A page of the site's own.
  optOutPath(language).replace(`/${language}/`, "").replace(/\/$/, ""),
];
const byOriginal = (original: string) => {
  const page = pages.find(({ originalPath }) => originalPath === original);
  return page ? languagesOf(page.title).map((language) => `${language}/${pathOf(page, language, pages)}`) : [];
};

describe("the texts of the first content", () => {
  it("CMS-7 have telephone numbers in the site's format", () => {
    const written = texts.flatMap(({ text }) =>
      Object.values(text).flatMap((words) => words.match(/(?<![\d+.,:])0[1-9\d](?:[ /]?\d){7,8}(?!\d)/g) ?? []),
    );
    expect(written.length).toBeGreaterThan(10);
    expect(written.map((phone) => [phone, formatPhone(phone)])).toEqual(written.map((phone) => [phone, phone]));
  });

  it("CMS-7 are in Dutch, French and English, or in none of them", () => {
    const incomplete = texts.filter(
      ({ text }) => new Set(["nl", "fr", "en"].map((code) => Boolean(text[code]))).size > 1,
    );
    // Only the home page has an empty path, in each language.
    expect(incomplete.map(({ at }) => at)).toEqual([]);
  });

  it("CMS-7 are hundreds, without filler", () => {
    expect(texts.length).toBeGreaterThan(300);
    const filler = texts.filter(({ text }) => /lorem|ipsum|todo|tbd|xxx/i.test(Object.values(text).join(" ")));
    expect(filler).toEqual([]);
  });

  it("have titles short enough for their column", () => {
    const short = /\.(title|breadcrumb|jobTitle|submitLabel|label|path|slogan|accent)$/;
    const long = texts.filter(
      ({ at, text }) => short.test(at) && Object.values(text).some((line) => line.length > 255),
    );
    expect(long.map(({ at }) => at)).toEqual([]);
  });

  it("are in German except legal texts: those are in Dutch, marked as such (LANG-4)", () => {
    const without = pages.filter(({ title }) => title.de === undefined).map(({ key }) => key);
    expect(without).toEqual(["privacy", "cookie-policy", "disclaimer"]);
    const others = { ...all, pages: pages.filter(({ key }) => !without.includes(key)) };
    const halfway = [...textsIn(others, "seed")].filter(({ text }) => Boolean(text.nl) !== Boolean(text.de));
    expect(halfway.map(({ at }) => at)).toEqual([]);
  });

  it("have an alternative text for each picture in the languages of its page", () => {
    for (const { alt, scene } of Object.values(pictures)) {
      expect(scene.length).toBeGreaterThan(20);
      for (const text of Object.values(alt)) expect(text, scene).toMatch(/^[^|]+$/);
    }
  });

  it("have in italic only words that the banner's title contains", () => {
    for (const { key, banner } of pages)
      for (const language of languages)
        expect(banner?.title[language] ?? "", `${key} ${language}`).toContain(banner?.accent?.[language] ?? "");
  });
});

describe("the addresses of the first content", () => {
  it.each(languages)("are unique in %s", (language) => {
    const known = addresses(language).map((address) => address.toLowerCase());
    expect(known.filter((address, index) => known.indexOf(address) !== index)).toEqual([]);
  });

  it("have each key and each original path once", () => {
    for (const list of [pages, modules, articles, categories, sliders, contactForms, propertyLists, menu]) {
      const keys = list.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    const originals = [...pages, ...articles].flatMap(({ originalPath }) => originalPath ?? []);
    expect(new Set(originals).size).toBe(originals.length);
    expect(originals.filter((path) => path !== path.toLowerCase())).toEqual([]);
  });

  it("have paths of lower-case letters, digits, dashes and slashes only", () => {
    const odd = languages.flatMap((language) => addresses(language).filter((path) => !/^[a-z0-9/-]*$/.test(path)));
    expect(odd).toEqual([]);
  });

  it.each([
    ["home", ["nl/", "fr/", "en/", "de/"]],
    ["for-sale", ["nl/te-koop", "fr/a-vendre", "en/for-sale", "de/zu-verkaufen"]],
    ["for-rent", ["nl/te-huur", "fr/a-louer", "en/for-rent", "de/zu-vermieten"]],
    ["contact", ["nl/contact"]],
    ["about", ["nl/about", "fr/services", "en/services"]],
    ["demand-register", ["nl/zoekopdracht"]],
    ["contact-demand", ["nl/verkopen", "fr/estimation-gratuite", "en/contact-demand"]],
    ["verhuren", ["nl/verhuren"]],
    ["privacy", ["nl/privacy-statement"]],
    ["cookie-policy", ["nl/cookie-policy"]],
    ["disclaimer", ["nl/disclaimer"]],
    ["realisaties", ["nl/realisaties"]],
    ["contact/vacature", ["nl/contact/vacature"]],
    ["schatting", ["nl/gratis-schatting"]],
  ])("ROUTE-1 include the page %s at its addresses", (original, expected) => {
    expect(byOriginal(original)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    "home/make-yourself-at-home",
    "contact/u-wenst-te-verkopen",
    "contact/u-wenst-te-verhuren",
    "contact/wat-zoekt-u",
  ])("ROUTE-2 include the article %s under that address in Dutch", (original) => {
    expect(articles.find(({ originalPath }) => originalPath === original)?.path?.nl).toBe(original);
  });

  it("ROUTE-2 include six members of the team and five reviews with their own address", () => {
    const paths = (kind: string) =>
      articles.filter((article) => article.kind === kind).map(({ path }) => path?.nl ?? "");
    expect(paths("team")).toHaveLength(6);
    expect(paths("team").every((path) => path.startsWith("team/"))).toBe(true);
    expect(paths("review")).toHaveLength(5);
    expect(paths("review").every((path) => path.startsWith("onze-klanten-aan-het-woord/"))).toBe(true);
  });

  it.each([
    ["contact-me", "bedankt/we-bellen-u"],
    ["contact-appointment", "bedankt/afspraak"],
    ["contact-construction", "bedankt/nieuwbouw"],
    ["contact-demand", "bedankt/gratis-schatting"],
    ["demand-register", "bedankt/zoekopdracht"],
    ["send-to-friend", "bedankt/doorgestuurd"],
    ["site-contact", "bedankt/contact"],
    ["document-request", "bedankt/documenten"],
    ["unsubscribe", "bedankt/uitgeschreven"],
    ["sign-newsletter", "bedankt/nieuwsbrief"],
    ["keep-informed", "bedankt/op-de-hoogte"],
    ["testimonial", "bedankt/getuigenis"],
    ["testing-testing", "bedankt/testing-testing"],
    ["contact-demand-small", "bedankt/verkopen--verhuren"],
    ["contact-demand-small/verkopen", "bedankt/verkopen"],
    ["contact-demand-small/verhuren", "bedankt/verhuren"],
  ])("ROUTE-3 include the thank-you page of %s, which search engines do not index", (name, dutch) => {
    const page = pages.find(({ originalPath }) => originalPath === `feedback/${name}`);
    expect(page).toMatchObject({ type: "feedback", seo: { isActiveSEO: false } });
    expect(page?.path.nl).toBe(dutch);
  });

  it("ROUTE-4 include the owner login, and ROUTE-7 projects and unsubscribe", () => {
    expect(find(pages, "login")).toMatchObject({ type: "login", path: { nl: "login", fr: "login", en: "login" } });
    expect(byOriginal("projects")).toEqual(["nl/projecten", "fr/projets", "en/projects", "de/projekte"]);
    expect(byOriginal("unsubscribe")).toContain("nl/uitschrijven");
  });
});

/** A language that was added without first content of its own shows the default one. */
const languagesOfSite = languagesOf(find(pages, "home").title);

describe("the references of the first content", () => {
  const lists = {
    category: categories,
    contact: contactForms,
    propertyList: propertyLists,
    slider: sliders,
    article: articles,
  };
  const keysOf = (relation: SeedRelation): [string, string][] => ("costs" in relation ? [] : Object.entries(relation));
  const resolve = (relation: SeedRelation) =>
    Object.entries(lists).flatMap(([kind, list]) =>
      keysOf(relation).flatMap(([name, key]) => (name === kind ? [find<{ key: string }>(list, key)] : [])),
    );

  it("point to existing documents", () => {
    for (const { relations } of modules)
      for (const relation of relations) expect(resolve(relation)).toHaveLength("costs" in relation ? 0 : 1);
    for (const page of pages) for (const key of page.modules ?? []) find(modules, key);
    for (const { articles: keys } of categories) for (const key of keys) find(articles, key);
    for (const { testimonials } of sliders) for (const key of testimonials) find(reviews.testimonials, key);
    for (const { article } of reviews.testimonials) if (article) find(articles, article);
    for (const { parent } of articles) if (parent) find(pages, parent);
    for (const link of linksIn(all)) {
      if ("page" in link) find(pages, link.page);
      else if ("article" in link) find(articles, link.article);
    }
  });

  it("FORM-1 place every form that staff can place, except the one of a project's page", () => {
    const placed = modules.flatMap(({ relations }) =>
      relations.flatMap((relation) => ("contact" in relation ? find(contactForms, relation.contact).form : [])),
    );
    expect(placedFormKeys.filter((form) => !placed.includes(form))).toEqual(["contact-construction"]);
  });

  it("ROUTE-3 include the thank-you page of each form", () => {
    const paths = pages.map(({ originalPath }) => originalPath);
    const wanted = formKeys.flatMap((key) => [
      forms[key].thankYou,
      ...Object.values(forms[key].thankYouBy?.paths ?? {}),
    ]);
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it("are created after their targets", () => {
    for (const list of [pages, menu])
      list.forEach(({ key, parent }, index) => {
        if (parent)
          expect(
            list.slice(0, index).map((before) => before.key),
            key,
          ).toContain(parent);
      });
    for (const entry of menu) {
      if (entry.page) find(pages, entry.page);
      if (entry.article) find(articles, entry.article);
    }
  });

  it("show a module only in languages of its content, and use every module", () => {
    for (const module of modules)
      for (const relation of module.relations)
        for (const target of resolve(relation))
          if ("title" in target && module.title.de)
            expect(target.title, `${module.key} in German`).toHaveProperty("de");
    const used = pages.flatMap((page) => page.modules ?? []);
    expect(modules.map(({ key }) => key).filter((key) => !used.includes(key))).toEqual([]);
  });

  it("CHROME-2 LANG-6 have a title for every menu entry in each language, so that no menu mixes languages", () => {
    for (const { key, title, description } of menu)
      for (const language of languagesOfSite) {
        expect(title[language], `${key} in ${language}`).toMatch(/\S/);
        if (description) expect(description[language], `what ${key} says in ${language}`).toMatch(/\S/);
      }
  });

  it("CHROME-2 LANG-4 link every menu entry to a page in its own language", () => {
    for (const { key, page, article } of menu)
      for (const language of languagesOfSite) {
        const target: { title: Text } | undefined = page
          ? find(pages, page)
          : article
            ? find(articles, article)
            : undefined;
        expect(target?.title[language], `${key} in ${language}`).toMatch(/\S/);
      }
  });

  it("name the new-build page and the page of sold listings the same everywhere", () => {
    for (const [key, name] of [
      ["projects", newBuild],
      ["realisations", soldAndLet],
    ] as const) {
      const ofPage = find(pages, key).breadcrumb;
      const result = [
        ...(ofPage ? [ofPage] : []),
        ...menu.filter(({ page }) => page === key).map(({ title }) => title),
        ...siteConfig.topBar.filter(({ link }) => "page" in link && link.page === key).map(({ label }) => label),
        ...footerColumns.flatMap(({ links = [] }) =>
          links.filter((link) => "page" in link && link.page === key).map(({ label }) => label),
        ),
      ];
      expect(result.length, key).toBeGreaterThan(2);
      for (const text of result) expect(name).toMatchObject(text);
    }
  });

  it("link every address in a text to a page of that language", () => {
    const broken = texts.flatMap(({ at, text }) =>
      languages.flatMap((language) =>
        [...(text[language] ?? "").matchAll(/\]\(\/([^)?]*)/g)]
          .map((match) => (match[1] ?? "").replace(/\/$/, ""))
          .filter((address) => !addresses(language).some((path) => `${language}/${path}` === address))
          .map((address) => `${at}: /${address}`),
      ),
    );
    expect(broken).toEqual([]);
    for (const { to } of redirects) expect(addresses("nl").map((path) => `/nl/${path}/`)).toContain(to);
  });
});

describe("the configured menu pages", () => {
  const shownOn = (key: string) =>
    (find(pages, key).modules ?? []).flatMap((module) =>
      find(modules, module).relations.flatMap((relation) => Object.keys(relation)),
    );

  it.each([
    ["home", ["category", "category", "slider", "slider", "contact", "propertyList", "propertyList"]],
    ["for-sale", ["propertyList"]],
    ["for-rent", ["propertyList"]],
    ["about", ["slider", "article", "category"]],
    ["contact-demand", ["article", "contact", "slider", "propertyList"]],
    ["vacancy", ["article", "contact"]],
  ])("CMS-7 show on %s what section 2 lists", (key, relations) => {
    expect(shownOn(key).sort()).toEqual([...relations].sort());
  });

  it("CMS-7 have a Dutch, unique name for staff when one name serves every language", () => {
    expect(nameOf(find(modules, "home-newest"), pages)).toBe("Home: Pas op de markt");
    for (const list of [
      categories,
      contactForms,
      propertyLists,
      sliders,
      modules.map((module) => ({ ...module, name: nameOf(module, pages) })),
    ]) {
      const names = list.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      // Its name in code, which is English.
      expect(list.filter(({ key, name }) => name.toLowerCase() === key.replaceAll("-", " ") && key !== "team")).toEqual(
        [],
      );
    }
  });

  it("use every view, both backgrounds, and the limits of section 9", () => {
    expect(new Set(modules.map(({ view }) => view))).toEqual(
      new Set(["module-view", "odds-view", "single-view", "slider-view"]),
    );
    expect(new Set(modules.map(({ maxItems }) => maxItems))).toEqual(new Set([4, 8, 10, 40]));
    expect(new Set(modules.map(({ numberItemOfRow }) => numberItemOfRow))).toEqual(new Set([1, 4]));
    expect(new Set(modules.map(({ colorBackground }) => colorBackground))).toEqual(new Set([undefined, "#F6F1EC"]));
  });

  it("have a label for every marquee value that back offices send (PROP-10)", () => {
    expect(siteConfig.marquees.map(({ value, state }) => [value, state])).toEqual([
      [0, "available"],
      [2, "option"],
      [3, "sold"],
      [4, "rented"],
      [14, "available"],
      [15, "available"],
    ]);
  });
});
