import { describe, expect, it } from "vitest";
import { readLocalized, type Language, type RouteEntry } from "@gevel/config";
import { resolvePath, type SiteAddresses } from "./resolve-path";

const route = (
  id: string,
  originalPath: string,
  paths: RouteEntry["paths"],
  type: RouteEntry["type"] = "page",
): RouteEntry => ({
  id,
  type,
  originalPath,
  paths,
  breadcrumb: {},
  parents: [],
  publishedIn: ["nl"],
  modifiedAt: "2026-01-01T00:00:00.000Z",
});

const routes = [
  route("home", "", { nl: "", fr: "", en: "" }),
  route("sale", "for-sale", { nl: "te-koop", fr: "a-vendre", en: "for-sale", de: "zu-verkaufen" }),
  route("rent", "for-rent", { nl: "te-huur", fr: "a-louer", en: "for-rent", de: "zu-vermieten" }),
  route("projects", "projects", { nl: "projecten", fr: "projets", en: "projects", de: "projekte" }),
  route("about", "about", { nl: "about", fr: "services", en: "services" }),
  route("privacy", "privacy", { nl: "privacy-statement" }),
  route("job", "contact/vacature", { nl: "contact/vacature", fr: "contact/emploi" }),
  route("anna", "team/anna-claes", { nl: "team/anna-claes" }, "article"),
  route("thanks", "feedback/contact-demand", { nl: "bedankt/gratis-schatting" }, "feedback"),
  route("small", "feedback/contact-demand-small", { nl: "bedankt/verkopen--verhuren" }, "feedback"),
  route("small-sell", "feedback/contact-demand-small/verkopen", { nl: "bedankt/verkopen" }, "feedback"),
  route("login", "login", { nl: "login", fr: "connexion" }, "login"),
  route("quarter", "quartier", { nl: "buurt", fr: "quartier-élégant" }),
  route("french", "slug-fr", { fr: "slug-fr" }),
  route("french-child", "slug-fr/élan", { fr: "slug-fr/élan" }, "article"),
];

const listing = {
  nl: "/nl/te-koop/antwerpen/herenhuis/12/",
  fr: "/fr/a-vendre/anvers/maison-de-maitre/12/",
  en: "/en/for-sale/antwerp/town-house/12/",
  de: "/de/zu-verkaufen/antwerpen/12/",
};

const project = {
  nl: "/nl/projecten/antwerpen/residentie-de-kaai/3/",
  fr: "/fr/projets/anvers/residence-le-quai/3/",
  en: "/en/projects/antwerp/residentie-de-kaai/3/",
  de: "/de/projekte/antwerpen/residentie-de-kaai/3/",
};

const site: SiteAddresses = {
  defaultLanguage: "nl",
  enabledLanguages: ["nl", "fr", "en"],
  routes,
  redirects: (language) =>
    language === "fr"
      ? []
      : [
          { from: "oud", to: "/nl/te-koop/" },
          { from: "half", to: "/for-sale?type=2" },
          { from: "weg", to: "https://example.org/x" },
          { from: "lus", to: "/nl/lus/" },
          { from: "slecht", to: "javascript:alert(1)" },
          { from: "about", to: "/nl/te-huur/" },
        ],
  listingOf: (key) => (["crm/A-1", "crm/2026/17 é", "7/B", "crm/bezoek"].includes(key) ? 12 : null),
  listingPath: (id, language) => (id === 12 ? readLocalized(listing, language, "nl") || null : null),
  placePage: () => null,
  projectPath: (id, language) => (id === 3 ? readLocalized(project, language, "nl") || null : null),
};

const resolve = (address: string, isDataRequest = false) => {
  const [pathname = "", query] = address.split("?");
  return resolvePath({ pathname, search: query === undefined ? "" : `?${query}`, isDataRequest }, site);
};
const movesTo = (address: string) => {
  const found = resolve(address);
  return found.kind === "redirect" ? found.to : found.kind;
};

describe("resolving an address", () => {
  it.each([
    ["/", "nl", "home"],
    ["/nl/", "nl", "home"],
    ["/fr/", "fr", "home"],
    ["/nl/te-koop/", "nl", "sale"],
    ["/fr/a-vendre/", "fr", "sale"],
    ["/fr/services/", "fr", "about"],
    ["/nl/contact/vacature/", "nl", "job"],
    ["/fr/privacy-statement/", "fr", "privacy"],
  ])("LANG-2 ROUTE-1 %s is, in %s, the page %s", (address, language, id) => {
    expect(resolve(address)).toMatchObject({ kind: "page", language, route: { id } });
  });

  it.each([
    ["/slug-fr/", "/fr/slug-fr/"],
    ["/Slug-FR?x=1", "/fr/slug-fr/?x=1"],
    ["/nl/slug-fr/", "/fr/slug-fr/"],
    ["/en/slug-fr", "/fr/slug-fr/"],
    ["/slug-fr/%C3%A9lan", "/fr/slug-fr/%C3%A9lan/"],
  ])("LANG-5 LANG-8 %s, a page in French only, redirects to %s, which exists", (address, to) => {
    expect(movesTo(address)).toBe(to);
    expect(resolve(to)).toMatchObject({ language: "fr" });
    expect(resolve(to).kind).toMatch(/page|article/);
  });

  it("LANG-4 LANG-8 an address of an unpublished version redirects to the default language's text, in its own language", () => {
    const taken = { ...route("guide", "gids", { nl: "gids", fr: "gids" }), unpublishedPaths: { fr: "Le-Guide" } };
    const guides = { ...site, routes: [...routes, taken] };
    const found = (pathname: string) => resolvePath({ pathname, search: "" }, guides);
    expect(found("/fr/le-guide/")).toMatchObject({ kind: "redirect", to: "/fr/gids/" });
    expect(found("/fr/gids/")).toMatchObject({ kind: "page", route: { id: "guide" } });
    expect(found("/en/le-guide/")).toMatchObject({ kind: "not-found" });
  });

  it("LANG-5 redirects nobody to a page whose only language is off", () => {
    const german = { ...site, routes: [...routes, route("german", "nur-deutsch", { de: "nur-deutsch" })] };
    const kindOf = (pathname: string) => resolvePath({ pathname, search: "" }, german).kind;
    expect(["/nur-deutsch/", "/fr/nur-deutsch/"].map(kindOf)).toEqual(["not-found", "not-found"]);
  });

  it("ROUTE-2 ROUTE-3 distinguishes articles and thank-you pages", () => {
    expect(resolve("/nl/team/anna-claes/")).toMatchObject({ kind: "article", route: { id: "anna" } });
    expect(resolve("/nl/bedankt/gratis-schatting/")).toMatchObject({ kind: "feedback", route: { id: "thanks" } });
  });

  it.each([
    ["/nl/te-koop/antwerpen/herenhuis/12/afdrukken/", "nl", "print"],
    ["/fr/a-vendre/anvers/maison-de-maitre/12/imprimer/", "fr", "print"],
    ["/nl/te-koop/antwerpen/herenhuis/12/bezoek/", "nl", "visit"],
    ["/fr/a-vendre/anvers/maison-de-maitre/12/envoyer-a-un-ami/", "fr", "friend"],
    ["/en/for-sale/antwerp/town-house/12/documents/", "en", "documents"],
  ])("ROUTE-7 %s is, in %s, the listing's page %s", (address, language, part) => {
    expect(resolve(address)).toEqual({ kind: "listing-part", language, id: 12, part });
  });

  it.each([
    ["/property/12/afdrukken/", "/nl/te-koop/antwerpen/herenhuis/12/afdrukken/"],
    ["/fr/property/12/print", "/fr/a-vendre/anvers/maison-de-maitre/12/imprimer/"],
    ["/en/for-sale/antwerp/old-name/12/Bezoek/", "/en/for-sale/antwerp/town-house/12/viewing/"],
    ["/nl/te-koop/antwerpen/herenhuis/12/print/?x=1", "/nl/te-koop/antwerpen/herenhuis/12/afdrukken/?x=1"],
  ])("ROUTE-5 ROUTE-7 %s redirects to %s in one step", (address, to) => {
    expect(movesTo(address)).toBe(to);
    expect(resolve(to).kind).toBe("listing-part");
  });

  it("ROUTE-7 finds no such page for an unknown listing, or for any other content", () => {
    expect(resolve("/property/13/afdrukken/")).toMatchObject({ kind: "not-found", missing: "property" });
    expect(resolve("/nl/te-koop/afdrukken/")).toMatchObject({ kind: "not-found", missing: "page" });
    expect(resolve("/nl/afdrukken/")).toMatchObject({ kind: "not-found", missing: "page" });
  });

  it("OWNER-2 serves an owner's listings under a localized path, next to any page of staff", () => {
    expect(resolve("/nl/mijn-woning/")).toEqual({ kind: "portal", language: "nl" });
    expect(resolve("/fr/mon-bien/")).toEqual({ kind: "portal", language: "fr" });
    expect(movesTo("/mijn-woning")).toBe("/nl/mijn-woning/");
    expect(movesTo("/FR/Mijn-Woning?home=7")).toBe("/fr/mon-bien/?home=7");
    expect(movesTo("/nl/my-home/")).toBe("/nl/mijn-woning/");
  });

  it("ROUTE-7 serves favourites under a localized path, with the parameters of the address", () => {
    expect(resolve("/nl/favorieten/?homes=7,9")).toEqual({ kind: "favourites", language: "nl" });
    expect(resolve("/fr/favoris/")).toEqual({ kind: "favourites", language: "fr" });
    expect(movesTo("/favorieten")).toBe("/nl/favorieten/");
    expect(movesTo("/en/Favorieten?homes=7")).toBe("/en/saved-homes/?homes=7");
  });

  it("ROUTE-4 serves the login with and without a prefix", () => {
    expect(resolve("/login/")).toEqual({ kind: "login", language: "nl" });
    expect(resolve("/fr/login/")).toEqual({ kind: "login", language: "fr" });
    expect(movesTo("/login")).toBe("/nl/login/");
    expect(movesTo("/FR/Login")).toBe("/fr/login/");
    expect(movesTo("/fr/connexion/")).toBe("/fr/login/");
  });

  it.each([
    ["/for-sale/", "/nl/te-koop/"],
    ["/for-sale", "/nl/te-koop/"],
    ["/te-koop/", "/nl/te-koop/"],
    ["/nl/for-sale", "/nl/te-koop/"],
    ["/fr/for-sale/", "/fr/a-vendre/"],
    ["/en/FOR-SALE", "/en/for-sale/"],
    ["/fr/te-koop/", "/fr/a-vendre/"],
    ["/a-vendre/", "/nl/te-koop/"],
    ["/nl/feedback/contact-demand-small/verkopen--verhuren", "/nl/bedankt/verkopen--verhuren/"],
    ["/Feedback/Contact-demand-small/Verkopen--Verhuren/", "/nl/bedankt/verkopen--verhuren/"],
    ["/fr/feedback/contact-demand-small/", "/fr/bedankt/verkopen--verhuren/"],
    ["/feedback/contact-demand-small/verkopen/", "/nl/bedankt/verkopen/"],
    ["/nl", "/nl/"],
    ["/NL/", "/nl/"],
    ["/home/", "/nl/"],
    ["/nl//te-koop/", "/nl/te-koop/"],
    ["/nl/te-koop//", "/nl/te-koop/"],
    ["/Privacy/", "/nl/privacy-statement/"],
    ["/nl/Contact/Vacature", "/nl/contact/vacature/"],
    ["/feedback/contact-demand", "/nl/bedankt/gratis-schatting/"],
    ["/fr/quartier-%C3%A9l%C3%A9gant", "/fr/quartier-%C3%A9l%C3%A9gant/"],
  ])("LANG-8 ROUTE-1 redirects %s to %s", (address, to) => {
    expect(movesTo(address)).toBe(to);
  });

  it("LANG-8 never answers with a chain: a redirect's target has content", () => {
    for (const { paths, originalPath } of routes) {
      for (const path of [originalPath, ...Object.values(paths)]) {
        for (const address of [`/${path}`, `/${path.toUpperCase()}/`, `/fr/${path}`, `/EN/${path}//`]) {
          const first = resolve(address);
          if (first.kind === "redirect") expect(resolve(first.to).kind, address).not.toBe("redirect");
          else expect(first.kind, address).not.toBe("not-found");
        }
      }
    }
  });

  it("LANG-8 keeps the query string", () => {
    expect(movesTo("/for-sale?type=2&city=gent|9000")).toBe("/nl/te-koop/?type=2&city=gent|9000");
    expect(movesTo("/property/12?from=mail")).toBe(`${listing.nl}?from=mail`);
    expect(resolve("/nl/te-koop/?page=2")).toMatchObject({ kind: "page" });
  });

  it("LANG-8 does not require from Remix's data request the slash it cannot have", () => {
    expect(resolve("/nl/te-koop", true)).toMatchObject({ kind: "page", route: { id: "sale" } });
    expect(resolve("/nl", true)).toMatchObject({ kind: "page", route: { id: "home" } });
    expect(resolve("/nl/te-koop/antwerpen/herenhuis/12", true)).toMatchObject({ kind: "property" });
    expect(resolve("/nl/for-sale", true)).toMatchObject({ kind: "redirect", to: "/nl/te-koop/" });
  });

  it("LANG-1 treats a disabled or unknown language as an ordinary path", () => {
    expect(resolve("/de/zu-verkaufen/")).toEqual({ kind: "not-found", language: "nl", missing: "page" });
    expect(resolve("/es/te-koop/")).toEqual({ kind: "not-found", language: "nl", missing: "page" });
    expect(resolve("/de/")).toEqual({ kind: "not-found", language: "nl", missing: "page" });
  });

  it("ROUTE-9 answers not found in the language of the path", () => {
    expect(resolve("/fr/nulle-part/")).toEqual({ kind: "not-found", language: "fr", missing: "page" });
    expect(resolve("/nl/%E0%A4%A/")).toEqual({ kind: "not-found", language: "nl", missing: "page" });
    expect(resolve("/nl/te-koop%2Fantwerpen/")).toMatchObject({ kind: "not-found" });
    expect(resolve("/__proto__/")).toMatchObject({ kind: "not-found" });
  });
});

describe("the address of a listing", () => {
  it.each(["nl", "fr", "en"] as const)("ROUTE-5 is the property in %s", (language) => {
    expect(resolve(listing[language])).toEqual({ kind: "property", language, id: 12 });
  });

  it.each([
    ["/property/12/", listing.nl],
    ["/property/12", listing.nl],
    ["/fr/property/12/", listing.fr],
    ["/nl/te-koop/gent/herenhuis/12/", listing.nl],
    ["/nl/te-koop/antwerpen/villa/12/", listing.nl],
    ["/nl/te-koop/antwerpen/12/", listing.nl],
    ["/nl/te-huur/antwerpen/herenhuis/12/", listing.nl],
    ["/NL/Te-Koop/Antwerpen/Herenhuis/12", listing.nl],
    ["/te-koop/antwerpen/herenhuis/12/", listing.nl],
    ["/for-sale/antwerpen/12", listing.nl],
    ["/fr/te-koop/antwerpen/herenhuis/12/", listing.fr],
    ["/de/zu-verkaufen/antwerpen/12/", "not-found"],
  ])("ROUTE-5 redirects %s to %s", (address, to) => {
    expect(movesTo(address)).toBe(to);
  });

  it.each(["/property/12/x/", "/nl/te-koop/antwerpen/herenhuis/12/kelder/", "/fr/project/3/imprimer/"])(
    "ROUTE-9 %s is an unknown part of it",
    (address) => {
      expect(resolve(address)).toMatchObject({ kind: "not-found", missing: "part" });
    },
  );

  it("ROUTE-2 ROUTE-9 reports a missing person under any name of the team's path", () => {
    expect(resolve("/nl/team/bert/")).toEqual({ kind: "not-found", language: "nl", missing: "person" });
    expect(resolve("/fr/team/bert")).toMatchObject({ missing: "person" });
    expect(resolve("/nl/team/bert/thuis/")).toMatchObject({ missing: "page" });
  });

  it("PROP-10 reports a missing property, not a missing page", () => {
    expect(resolve("/property/99/")).toEqual({ kind: "not-found", language: "nl", missing: "property" });
    expect(resolve("/fr/a-vendre/gand/99/")).toEqual({ kind: "not-found", language: "fr", missing: "property" });
  });

  it.each(["/property/", "/property/0/", "/nl/te-koop/12/", "/property/99999999999999999999/"])(
    "ROUTE-9 %s is no address of a listing",
    (address) => {
      expect(resolve(address)).toMatchObject({ kind: "not-found", missing: "page" });
    },
  );
});

describe("the address of a project", () => {
  it.each(["nl", "fr", "en"] as const)("ROUTE-7 is the project in %s", (language) => {
    expect(resolve(project[language])).toEqual({ kind: "project", language, id: 3 });
  });

  it.each([
    ["/project/3/", project.nl],
    ["/fr/project/3", project.fr],
    ["/nl/projecten/gent/residentie-de-kaai/3/", project.nl],
    ["/nl/projecten/antwerpen/oud/3/?utm=x", `${project.nl}?utm=x`],
    ["/nl/projecten/antwerpen/3/", project.nl],
    ["/nl/projekte/antwerpen/3/", project.nl],
    ["/FR/Projects/Anvers/3", project.fr],
    ["/projets/anvers/residence-le-quai/3/", project.nl],
    ["/nl/projecten", "/nl/projecten/"],
  ])("ROUTE-7 redirects %s to %s", (address, to) => {
    expect(movesTo(address)).toBe(to);
  });

  it("ROUTE-9 reports a missing one, and treats no listing as a project", () => {
    expect(resolve("/nl/projecten/antwerpen/x/12/")).toEqual({ kind: "not-found", language: "nl", missing: "project" });
    expect(resolve("/project/99/")).toEqual({ kind: "not-found", language: "nl", missing: "project" });
    expect(resolve("/nl/te-koop/antwerpen/x/3/")).toEqual({ kind: "not-found", language: "nl", missing: "property" });
    expect(resolve("/nl/projecten/3/")).toMatchObject({ kind: "not-found", missing: "page" });
  });
});

describe("ROUTE-5 a listing by its source's own reference", () => {
  it.each([
    ["/property/crm/A-1/", listing.nl],
    ["/property/crm/A-1", listing.nl],
    ["/Property/CRM/A-1/", listing.nl],
    ["/fr/property/crm/A-1/", listing.fr],
    ["/property/crm/A-1/?utm_source=crm", `${listing.nl}?utm_source=crm`],
    ["/property/crm/2026%2F17%20%C3%A9/", listing.nl],
    ["/property/crm/2026/17%20é/", listing.nl],
    ["/property/7/B/", listing.nl],
    ["/property/crm/bezoek/", listing.nl],
  ])("redirects %s to its canonical address", (address, to) => expect(movesTo(address)).toBe(to));

  it("is not found where the source has none, and a number stays a listing id", () => {
    for (const address of ["/property/crm/A-2/", "/property/other/A-1/", "/property/crm/99/"])
      expect(resolve(address), address).toEqual({ kind: "not-found", language: "nl", missing: "property" });
    expect(resolve("/property/crm/")).toMatchObject({ kind: "not-found" });
    expect(movesTo("/property/12/")).toBe(listing.nl);
    expect(movesTo("/property/12/bezoek/")).toBe(`${listing.nl}bezoek/`);
  });

  it("ROUTE-8 LANG-8 follows a redirect of the listing, in one step", () => {
    const redirected = { ...site, redirects: () => [{ from: "oud", to: "/property/crm/A-1/" }] };
    expect(resolvePath({ pathname: "/oud", search: "" }, redirected)).toMatchObject({ to: listing.nl });
    const away = {
      ...site,
      redirects: () => [
        { from: "property/12", to: "/nl/te-huur/" },
        { from: "te-koop/antwerpen/herenhuis/12", to: "/nl/te-huur/" },
      ],
    };
    expect(resolvePath({ pathname: "/property/crm/A-1/", search: "" }, away)).toMatchObject({ to: "/nl/te-huur/" });
  });
});

describe("redirects of staff", () => {
  it("ROUTE-8 lead inside and outside the site", () => {
    expect(movesTo("/nl/oud/")).toBe("/nl/te-koop/");
    expect(movesTo("/OUD")).toBe("/nl/te-koop/");
    expect(movesTo("/weg")).toBe("https://example.org/x");
    expect(movesTo("/fr/oud/")).toBe("not-found");
  });

  it("ROUTE-8 LANG-8 end in one step, with both queries", () => {
    expect(movesTo("/nl/half?page=2")).toBe("/nl/te-koop/?type=2&page=2");
  });

  it("ROUTE-8 take precedence over the page of the same path", () => {
    expect(movesTo("/nl/about/")).toBe("/nl/te-huur/");
    expect(movesTo("/services")).toBe("/nl/te-huur/");
  });

  it("ROUTE-8 never replace the home page", () => {
    const empty = { ...site, redirects: () => [{ from: "/", to: "/nl/te-koop/" }] };
    expect(resolvePath({ pathname: "/nl/", search: "" }, empty)).toMatchObject({ kind: "page" });
  });

  it("ROUTE-8 are ignored where they lead to themselves or to a script", () => {
    expect(movesTo("/nl/lus/")).toBe("not-found");
    expect(movesTo("/nl/slecht/")).toBe("not-found");
  });

  const chained = (redirects: Partial<Record<Language, [from: string, to: string][]>>) => (address: string) => {
    const [pathname = "", query] = address.split("?");
    const found = resolvePath(
      { pathname, search: query === undefined ? "" : `?${query}` },
      { ...site, redirects: (language) => (redirects[language] ?? []).map(([from, to]) => ({ from, to })) },
    );
    return found.kind === "redirect" ? found.to : found.kind;
  };

  it("LANG-8 ROUTE-8 end in one step when one leads to another, with all queries and the last anchor", () => {
    const to = chained({
      nl: [
        ["a", "/nl/b/?x=1#eerst"],
        ["b", "/c?y=2#laatst"],
        ["c", "/nl/for-sale"],
        ["d", "/nl/e/"],
        ["e", "https://example.org/"],
      ],
    });
    expect(to("/a?z=3")).toBe("/nl/te-koop/?y=2&x=1&z=3#laatst");
    expect(to("/nl/B/")).toBe("/nl/te-koop/?y=2#laatst");
    expect(to("/nl/d")).toBe("https://example.org/");
  });

  it("LANG-8 ROUTE-8 end in one step over another name of a page, another language and a listing", () => {
    const to = chained({
      nl: [
        ["a", "/nl/about/"],
        ["b", "/fr/services/"],
        ["huis", "/property/12/"],
        ["te-koop/antwerpen/herenhuis/12", "/nl/te-huur/"],
      ],
      fr: [["about", "/en/for-rent/"]],
    });
    expect(to("/nl/b/")).toBe("/en/for-rent/");
    expect(to("/nl/a/")).toBe("/nl/about/");
    expect(to("/nl/huis/")).toBe("/nl/te-huur/");
    expect(to("/property/12")).toBe("/nl/te-huur/");
    expect(to("/nl/te-koop/12-oud/herenhuis/12/")).toBe("/nl/te-huur/");
  });

  it("ROUTE-8 are ignored in a loop, over two languages too", () => {
    const to = chained({
      nl: [
        ["a", "/nl/b/"],
        ["b", "/nl/a/"],
        ["about", "/fr/services/"],
        ["in", "/nl/a/"],
      ],
      fr: [["services", "/nl/about/"]],
    });
    expect(["/nl/a/", "/nl/b/", "/nl/in/", "/nl/about/"].map(to)).toEqual([
      "not-found",
      "not-found",
      "not-found",
      "page",
    ]);
  });

  const byParameters =
    (...redirects: [from: string, query: string, to: string][]) =>
    (address: string) => {
      const [pathname = "", query] = address.split("?");
      const all = redirects.map(([from, requested, to]) => ({ from, ...(requested && { query: requested }), to }));
      const search = query === undefined ? "" : `?${query}`;
      const found = resolvePath({ pathname, search }, { ...site, redirects: () => all });
      return found.kind === "redirect" ? found.to : found.kind;
    };

  it("ROUTE-8 match by the parameters of a request, and keep the others", () => {
    const to = byParameters(
      ["index.php", "id=12", "/nl/te-koop/"],
      ["index.php", "id=13", "/nl/te-huur/?type=2"],
      ["index.php", "id=13&lang=fr", "/fr/a-louer/#haut"],
      ["detail.asp", "", "/nl/projecten/"],
      ["detail.asp", "wijk=oude+markt", "https://elders.example/"],
    );
    expect(to("/index.php?id=12")).toBe("/nl/te-koop/");
    expect(to("/nl/INDEX.php?x=%41&id=12&y")).toBe("/nl/te-koop/?x=%41&y");
    expect(to("/index.php?id=13&type=5")).toBe("/nl/te-huur/?type=2&type=5");
    expect(to("/index.php?lang=fr&id=13&type=2")).toBe("/fr/a-louer/?type=2#haut");
    expect(["/index.php", "/index.php?id=14", "/index.php?ID=12", "/index.php?id="].map(to)).toEqual([
      ...["not-found", "not-found", "not-found", "not-found"],
    ]);
    expect(to("/detail.asp?id=7")).toBe("/nl/projecten/?id=7");
    expect(to("/detail.asp?wijk=oude%20markt")).toBe("https://elders.example/");
  });

  it("ROUTE-8 leave the home page and other pages to requests without the parameters", () => {
    const to = byParameters(["", "p=7", "/nl/about/"], ["te-koop", "id=12", "/property/12/"]);
    expect(["/", "/nl/", "/nl/?p=8", "/nl/te-koop/", "/nl/te-koop/?type=2"].map(to)).toEqual(Array(5).fill("page"));
    expect(to("/?p=7")).toBe("/nl/about/");
    expect(to("/nl/?p=7&utm_id=1")).toBe("/nl/about/?utm_id=1");
    expect(to("/for-sale?id=12")).toBe("/nl/te-koop/antwerpen/herenhuis/12/");
  });

  it("LANG-8 ROUTE-8 end in one step over others with parameters, and in none where these form a loop", () => {
    const to = byParameters(
      ["a", "", "/nl/b/?x=1"],
      ["b", "x=1", "/nl/a2/"],
      ["a2", "z=3", "/nl/te-koop/"],
      ["weer", "", "/nl/keer/?x=1"],
      ["keer", "x=1", "/nl/weer/?y=2"],
      ["heen", "", "/nl/terug/"],
      ["terug", "t=1", "/nl/heen/"],
    );
    expect(to("/a?z=3")).toBe("/nl/te-koop/");
    expect(to("/a")).toBe("/nl/a2/");
    expect(to("/nl/weer/")).toBe("not-found");
    expect(to("/nl/keer/?x=1")).toBe("not-found");
    expect(to("/nl/heen/?t=1")).toBe("/nl/terug/");
  });

  it("ROUTE-8 stop before one that leads nowhere", () => {
    const to = chained({
      nl: [
        ["a", "/nl/b/"],
        ["b", "//elders.example"],
        ["c", "/nl/d/"],
        ["d", "/%E0%A4%A/"],
      ],
    });
    expect(to("/nl/a/")).toBe("/nl/b/");
    expect(to("/nl/c/")).toBe("/nl/d/");
  });
});
