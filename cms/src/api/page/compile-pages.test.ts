import { describe, expect, it } from "vitest";
import { siteTreeSchema } from "@gevel/config";
import { compiled, pointer } from "../site/compile/site-fixture";

const file = (name: string, mime = "image/jpeg") => ({
  ...{ url: `/uploads/${name}`, mime, width: 800.4, height: 600 },
  alternativeTexts: {},
});
const shownAs = (name: string, alt: string) => ({
  ...{ url: `/uploads/${name}`, mime: "image/jpeg", width: 800, height: 600 },
  alt,
});
const home = { id: "home", title: "Thuis", path: "", originalPath: "home" };
const pageOf = (given: object) => compiled({ pages: [{ ...home, ...given }] }).tree("nl").pages.home;
const link = (to: object) => ({ label: "", page: null, article: null, url: null, ...to });

describe("a compiled page", () => {
  it("CMS-4 has its texts, picture, banner and flags", () => {
    const page = pageOf({
      description: "Waar u thuiskomt",
      content: "**Welkom**",
      image: file("huis.jpg"),
      logo: file("zegel.png", "image/png"),
      showBreadCrumb: false,
      showPageBanner: true,
      banner: {
        type: "gallery",
        title: "Kom binnen",
        accent: "binnen",
        text: "Elke dag open",
        image: file("gevel.jpg"),
        gallery: [file("een.jpg"), file("twee.jpg")],
        videoUrl: "https://www.youtube.com/watch?v=x",
        showSearch: true,
        showValuation: true,
      },
    });
    expect(page).toMatchObject({
      ...{ id: "home", lang: "nl", title: "Thuis", description: "Waar u thuiskomt" },
      contentHtml: "<p><strong>Welkom</strong></p>",
      image: shownAs("huis.jpg", "Thuis"),
      logo: { ...shownAs("zegel.png", "Thuis"), mime: "image/png" },
      showBreadCrumb: false,
      showPageBanner: true,
      banner: {
        ...{ type: "gallery", title: "Kom binnen", accent: "binnen", text: "Elke dag open", showSearch: true },
        showValuation: true,
        image: shownAs("gevel.jpg", "Kom binnen"),
        gallery: [shownAs("een.jpg", "Kom binnen"), shownAs("twee.jpg", "Kom binnen")],
        video: { url: "https://www.youtube.com/watch?v=x", type: "" },
      },
    });
    expect(pageOf({})?.banner).toBeNull();
  });

  it("CMS-4 shows a banner's own film before a linked one, and none with an unsafe address", () => {
    const video = (banner: object) => pageOf({ banner: { type: "video", ...banner } })?.banner;
    const own = { videoFile: file("film.mp4", "video/mp4"), videoUrl: "https://example.com/film" };
    expect(video(own)?.video).toEqual({ url: "/uploads/film.mp4", type: "video/mp4" });
    expect(video({ videoUrl: "javascript:alert(1)" })).toMatchObject({ title: "Thuis", video: null });
  });

  it("CMS-3 has its description, else its text, else its banner as description, and only the chosen picture", () => {
    const seo = (given: object) => pageOf(given)?.seo;
    const banner = { text: "Van de banner", image: file("gevel.jpg"), gallery: [file("een.jpg")] };
    expect(seo({ description: "Kort", content: "Lang", banner })?.metaDescription).toBe("Kort");
    expect(seo({ content: "Lang", banner })?.metaDescription).toBe("Lang");
    expect(seo({ banner })?.metaDescription).toBe("Van de banner");
    expect(seo({})?.metaDescription).toBe("");
    expect(seo({ image: file("huis.jpg"), banner })?.ogImage).toBeNull();
  });

  it("CMS-3 has its modules as description when its own texts are empty: their texts, contents and titles", () => {
    const described = (module: object, more: object = {}) =>
      compiled({
        pages: [{ ...home, modules: [pointer("empty"), pointer("m")] }],
        modules: [{ id: "empty" }, { id: "m", ...module }],
        ...more,
      }).tree("nl").pages.home?.seo;
    const showing = (component: string, field: string) => ({
      relations: [{ __component: component, id: 1, [field]: pointer("shown") }],
    });
    expect(described({ description: "**Vers** van de pers" })).toMatchObject({
      ...{ metaDescription: "Vers van de pers", ogDescription: "Vers van de pers" },
    });
    expect(
      described(showing("relation.contact", "contact"), {
        contactForms: [{ id: "shown", form: "contact-me", title: "Schrijf", introHtml: "<p>Wij bellen terug</p>" }],
      })?.metaDescription,
    ).toBe("Wij bellen terug");
    expect(
      described(showing("relation.article", "article"), {
        articles: [{ id: "shown", title: "Anna", html: "Zij kent de stad" }],
      })?.metaDescription,
    ).toBe("Zij kent de stad");
    expect(described({ title: "Ons aanbod" })?.metaDescription).toBe("Ons aanbod");
  });

  it("CMS-3 is indexed by default, unless it is a thank-you or login page", () => {
    const isActive = (type: string) => pageOf({ type })?.seo.isActiveSEO;
    expect(["page", "feedback", "login"].map(isActive)).toEqual([true, false, false]);
  });

  it("CMS-3 takes the search engine texts of its first menu entry that has any", () => {
    const entry = (id: string, page: string, metaTitle?: string) => ({
      ...{ id, name: id, page: pointer(page) },
      ...(metaTitle ? { seo: { metaTitle } } : {}),
    });
    const site = compiled({
      pages: [home, { id: "other", title: "Anders", path: "anders" }],
      menus: [
        { ...entry("frans", "home", "Elders"), locale: "fr" },
        entry("a", "other", "Niet deze"),
        entry("b", "home"),
        entry("c", "home", "Deze"),
        entry("d", "home", "Later"),
      ],
    });
    expect(site.tree("nl").pages.home?.seo.metaTitle).toBe("Deze");
  });

  it("LANG-4 is in the tree of each language in which it has an address, beside the articles", () => {
    const site = compiled({
      pages: [home, { id: "belge", locale: "fr", title: "Belge", path: "belge" }],
      articles: [
        { id: "anna", title: "Anna", path: "anna" },
        { id: "frans", locale: "fr", title: "Frans", path: "frans" },
      ],
    });
    expect(Object.keys(site.tree("nl").articles)).toEqual(["anna"]);
    expect(Object.keys(site.tree("nl").pages)).toEqual(["home"]);
    expect(Object.keys(site.tree("fr").pages)).toEqual(["belge", "home"]);
    expect(site.problems).toEqual([]);
  });
});

describe("CMS-2 the modules of a compiled page", () => {
  const slide = { title: "Gevel", html: "*Mooi*", picture: file("gevel.jpg"), link: link({ page: pointer("home") }) };
  const stored = {
    pages: [{ ...home, modules: [pointer("m")] }],
    modules: [
      {
        ...{
          id: "m",
          title: "Aanbod",
          titleSize: "h1",
          description: "*Vers*",
          position: "contentRow",
          view: "slider-view",
        },
        ...{ span: 6, sm: 12, md: 6, lg: 4, numberItemOfRow: 3, maxItems: 8, backgroundType: "color" },
        relations: [
          { __component: "relation.category", category: pointer("team") },
          { __component: "relation.contact", contact: pointer("form") },
          { __component: "relation.property-list", propertyList: pointer("list") },
          { __component: "relation.slider", slider: pointer("slider") },
          { __component: "relation.article", article: pointer("anna") },
          { __component: "relation.costs", id: 7, region: "brussels", price: 425_000 },
        ],
      },
    ],
    categories: [
      { id: "team", title: "Team", description: "Wij", picture: file("team.jpg"), articles: [pointer("anna")] },
    ],
    articles: [
      {
        ...{ id: "anna", kind: "team", title: "Anna", path: "team/anna", intro: "Makelaar", html: "Hallo" },
        ...{
          picture: file("anna.jpg"),
          jobTitle: "Vastgoedmakelaar",
          phone: "03 212 34 56",
          email: "anna@example.com",
        },
        date: "2026-02-03",
      },
    ],
    contactForms: [
      {
        id: "form",
        form: "contact-me",
        title: "Schrijf ons",
        introHtml: "Kort",
        submitLabel: "Stuur",
        picture: file("f.jpg"),
      },
    ],
    propertyLists: [
      {
        ...{ id: "list", title: "Te huur", intro: "Vers", mode: "selection", goal: "rent", state: "sold-or-rented" },
        ...{ sort: "price-up", types: [1], cities: [" Gent|9000 "], moreLink: link({ page: pointer("home") }) },
      },
    ],
    sliders: [
      {
        ...{ id: "slider", title: "Stemmen", kind: "testimonials", slidesPerView: 3, autoplay: true },
        ...{ slides: [slide], testimonials: [pointer("jan"), pointer("gone")] },
      },
    ],
    testimonials: [
      {
        ...{ id: "jan", name: "Jan", place: "Gent", text: "Vlot", date: "2026-01-02", rating: 5, verified: true },
        article: pointer("anna"),
      },
      { id: "els", name: "Els", article: pointer("belge") },
    ],
  };
  const tree = compiled(stored).tree("nl");
  const [module] = tree.pages.home?.modules ?? [];

  it("have the settings of staff", () => {
    expect(module).toMatchObject({
      ...{ id: "m", lang: "nl", title: "Aanbod", titleSize: "h1", descriptionHtml: "<p><em>Vers</em></p>" },
      ...{
        position: "contentRow",
        view: "slider-view",
        span: 6,
        sm: 12,
        md: 6,
        lg: 4,
        numberItemOfRow: 3,
        maxItems: 8,
      },
    });
    expect(siteTreeSchema.parse(tree)).toEqual(tree);
  });

  it("hold every kind of content, in the order of staff", () => {
    const anna = {
      ...{
        id: "anna",
        lang: "nl",
        kind: "team",
        title: "Anna",
        intro: "Makelaar",
        html: "<p>Hallo</p>",
        routeId: "anna",
      },
      ...{ jobTitle: "Vastgoedmakelaar", phone: "03 212 34 56", email: "anna@example.com", date: "2026-02-03" },
      picture: shownAs("anna.jpg", "Anna"),
      seo: { metaTitle: "Anna", metaDescription: "Makelaar", ogImage: null, isActiveSEO: true },
    };
    const jan = {
      ...{ id: "jan", lang: "nl", name: "Jan", place: "Gent", text: "Vlot", date: "2026-01-02" },
      ...{ rating: 5, verified: true, routeId: "anna" },
    };
    const homeLink = { label: "Thuis", routeId: "home", url: "" };
    expect(module?.relations).toMatchObject([
      {
        type: "category",
        category: {
          ...{ id: "team", lang: "nl", title: "Team", description: "Wij", picture: shownAs("team.jpg", "Team") },
          articles: [anna],
        },
      },
      {
        type: "contact",
        contact: {
          ...{ id: "form", lang: "nl", form: "contact-me", title: "Schrijf ons", introHtml: "<p>Kort</p>" },
          ...{ submitLabel: "Stuur", picture: shownAs("f.jpg", "Schrijf ons") },
        },
      },
      {
        type: "property-list",
        propertyList: {
          ...{ id: "list", lang: "nl", title: "Te huur", intro: "Vers", mode: "selection", goal: 1, types: [1] },
          ...{ cities: ["gent|9000"], state: "sold-or-rented", sort: "price-up", moreLink: homeLink },
        },
      },
      {
        type: "slider",
        slider: {
          ...{ id: "slider", lang: "nl", title: "Stemmen", kind: "testimonials", slidesPerView: 3, autoplay: true },
          slides: [
            { title: "Gevel", html: "<p><em>Mooi</em></p>", picture: shownAs("gevel.jpg", "Gevel"), link: homeLink },
          ],
          testimonials: [jan],
        },
      },
      { type: "article", article: anna },
      { type: "costs", costs: { id: "7", region: "brussels", price: 425_000 } },
    ]);
  });

  it("are empty when staff left them empty", () => {
    const bare = compiled({
      ...stored,
      propertyLists: [{ id: "list", goal: "sale" }],
      sliders: [{ id: "slider", testimonials: [pointer("els")] }],
      articles: [{ id: "anna", title: "Anna", html: "Alleen tekst" }],
      modules: stored.modules.map((one) => ({ ...one, backgroundType: "empty", colorBackground: "#ffffff" })),
    });
    const [only] = bare.tree("nl").pages.home?.modules ?? [];
    expect(only?.colorBackground).toBe("");
    expect(only?.relations).toMatchObject([
      { type: "category", category: { articles: [{ routeId: null, seo: { metaDescription: "Alleen tekst" } }] } },
      { type: "contact" },
      { type: "property-list", propertyList: { goal: 0, moreLink: null } },
      { type: "slider", slider: { slides: [], testimonials: [{ id: "els", rating: null, routeId: null }] } },
      { type: "article" },
      { type: "costs" },
    ]);
    const everywhere = compiled({ ...stored, propertyLists: [{ id: "list" }] }).tree("nl").pages.home?.modules[0];
    expect(everywhere?.relations[2]).toMatchObject({ propertyList: { goal: null } });
  });

  it("CMS-2 use default costs for an empty price or region, or a number out of bounds", () => {
    const relations = [
      { __component: "relation.costs", id: 1, region: null, price: null },
      { __component: "relation.costs", id: 2, region: "wallonia", price: -5 },
    ];
    const one = (relation: object) =>
      compiled({ ...stored, modules: [{ id: "m", relations: [relation] }] }).tree("nl").pages.home?.modules[0]
        ?.relations;
    expect(one(relations[0] ?? {})).toEqual([
      { type: "costs", costs: { id: "1", region: "flanders", price: 350_000 } },
    ]);
    expect(one(relations[1] ?? {})).toEqual([{ type: "costs", costs: { id: "2", region: "wallonia", price: 1_000 } }]);
  });

  it("CMS-17 have words, a picture and a link of their own, sanitised, with defaults for what is empty", () => {
    const own = (given: object) =>
      compiled({
        ...stored,
        modules: [{ id: "m", title: "Aanpak", relations: [{ __component: "relation.text-picture", id: 3, ...given }] }],
      }).tree("nl").pages.home;
    const text = "**Wij** helpen<script>alert(1)</script>";
    const filled = own({ text, picture: file("wij.jpg"), side: "right", link: link({ url: "/nl/contact/" }) });
    expect(filled?.modules[0]?.relations).toMatchObject([
      {
        type: "text-picture",
        textPicture: { id: "3", picture: shownAs("wij.jpg", "Aanpak"), side: "right", link: { url: "/nl/contact/" } },
      },
    ]);
    expect(JSON.stringify(filled)).toContain("<strong>Wij</strong> helpen");
    expect(JSON.stringify(filled)).not.toContain("<script");
    expect(filled?.seo.metaDescription).toContain("Wij helpen");
    expect(own({ text: null, picture: null, side: null })?.modules[0]?.relations).toMatchObject([
      { textPicture: { html: "", picture: null, side: "left", link: null } },
    ]);
  });

  it("have the background of staff, and the default one without it", () => {
    const background = (given: object) =>
      compiled({ ...stored, modules: [{ id: "m", backgroundType: "color", ...given }] }).tree("nl").pages.home
        ?.modules[0]?.colorBackground;
    expect(background({ colorBackground: "#123456" })).toBe("#123456");
    expect(background({})).toBe("#F6F1EC");
  });

  it("CMS-3 have the search engine texts of an article", () => {
    const articles = stored.articles.map((one) => ({
      ...one,
      seo: { metaTitle: "Makelaar Anna", isActiveSEO: false },
    }));
    expect(compiled({ ...stored, articles }).tree("nl").articles.anna?.seo).toMatchObject({
      metaTitle: "Makelaar Anna",
      isActiveSEO: false,
    });
  });

  it("LANG-4 take from the default language's module only content of the same kind at the same place", () => {
    const relation = (kind: string, field: string, to: object | null) => ({
      __component: `relation.${kind}`,
      [field]: to,
    });
    const site = compiled({
      ...stored,
      modules: [
        { id: "m", relations: [relation("category", "category", pointer("team"))] },
        {
          id: "m",
          locale: "fr",
          relations: [relation("slider", "slider", null), relation("article", "article", null)],
        },
        { id: "frans", locale: "fr", relations: [relation("slider", "slider", null)] },
      ],
      pages: [
        { ...home, modules: [pointer("m")] },
        { ...home, locale: "fr", modules: [pointer("m"), pointer("frans")] },
      ],
    });
    expect(site.tree("fr").pages.home?.modules.map(({ relations }) => relations)).toEqual([[], []]);
    expect(site.problems).toContain("module m (fr) has a relation.slider without a published target");
    expect(site.problems).toContain("module frans (fr) has a relation.slider without a published target");
  });

  it("report a link to unpublished content", () => {
    const gone = ["category", "contact", "property-list", "slider", "article"].map((kind) => ({
      __component: `relation.${kind}`,
      [kind === "property-list" ? "propertyList" : kind]: pointer(`no-${kind}`),
    }));
    const site = compiled({
      pages: [{ ...home, modules: [pointer("m"), pointer("no-module")] }],
      modules: [{ id: "m", relations: [...gone, { __component: "relation.slider", slider: null }] }],
    });
    expect(site.tree("nl").pages.home?.modules).toMatchObject([{ relations: [] }]);
    expect(site.problems.toSorted()).toEqual([
      "module m (nl) has a relation.slider without a published target",
      ...["article", "category", "contact"].map((kind) => `module m (nl) points at no-${kind}, which is not published`),
      "module m (nl) points at no-property-list, which is not published",
      "module m (nl) points at no-slider, which is not published",
      "page home (nl) points at no-module, which is not published",
    ]);
    const inside = compiled({
      ...stored,
      categories: [{ id: "team", title: "Team", articles: [pointer("no-article")] }],
      sliders: [
        {
          id: "slider",
          testimonials: [pointer("no-voice")],
          slides: [{ ...slide, link: link({ page: pointer("no-page") }) }],
        },
      ],
      propertyLists: [{ id: "list", moreLink: link({ page: pointer("no-page") }) }],
    });
    expect(inside.tree("nl").pages.home?.modules[0]?.relations[0]).toMatchObject({ category: { articles: [] } });
    expect(inside.problems.toSorted()).toEqual([
      "category team points at no-article, which is not published",
      "property list list links to no-page, which has no published address",
      "slider slider links to no-page, which has no published address",
      "slider slider points at no-voice, which is not published",
    ]);
  });
});
