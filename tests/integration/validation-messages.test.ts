import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { copyFirstStart } from "../support/first-start.js";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const rejectionSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});
const entrySchema = z.object({ data: z.object({ documentId: z.string() }) });
const siteConfig = "api::site-config.site-config";
const languages = ["nl", "fr", "en"] as const;
type Language = (typeof languages)[number];

/** The admin's own HTTP API, asked by a member of staff whose screen is in one language or another. */
describe("CMS-11 validation messages for staff", () => {
  let cms: BootedCms;
  let dataDir: string;
  let marketing: Staff;

  const request = (path: string, method: string, body?: unknown, language: Language = "nl", staff = marketing) =>
    staff.call(path, method, body, { "x-admin-language": language });
  const type = (uid: string) => `/content-manager/collection-types/${uid}`;

  async function create(uid: string, entry: object): Promise<string> {
    const { json } = await request(`${type(uid)}?locale=nl`, "POST", entry);
    return entrySchema.parse(json).data.documentId;
  }

  const publish = (uid: string, id: string, locale = "nl") =>
    request(`${type(uid)}/${id}/actions/publish?locale=${locale}`, "POST", {});

  async function translate(uid: string, documentId: string, entry: object, locale = "fr"): Promise<void> {
    const { status, json } = await request(`${type(uid)}/${documentId}?locale=${locale}`, "PUT", entry);
    expect(status, JSON.stringify(json)).toBe(200);
  }

  async function existing(uid: string): Promise<string> {
    const { json } = await request(`${type(uid)}?locale=nl&pageSize=1`, "GET");
    const [entry] = z.object({ results: z.array(z.object({ documentId: z.string() })) }).parse(json).results;
    return entry?.documentId ?? "";
  }

  /** The refusal of the same request in each of these languages of the admin. */
  async function rejectionOf(
    uid: string,
    entry: object,
    documentId?: string,
    locale = "nl",
    inLanguages: readonly Language[] = languages,
  ) {
    const rejection: Record<string, string> = {};
    const fields = new Set<string>();
    const path = documentId === undefined ? type(uid) : `${type(uid)}/${documentId}`;
    const method = documentId === undefined ? "POST" : "PUT";
    for (const language of inLanguages) {
      const { status, json } = await request(`${path}?locale=${locale}`, method, entry, language);
      expect(status, JSON.stringify(json)).toBe(400);
      const { error } = rejectionSchema.parse(json);
      expect(error.details.errors[0]?.message).toBe(error.message);
      rejection[language] = error.message;
      fields.add(error.details.errors[0]?.path.join(".") ?? "");
    }
    return { rejection, fields: [...fields] };
  }

  const inEnglish = async (uid: string, entry: object, documentId?: string) => {
    const { rejection, fields } = await rejectionOf(uid, entry, documentId, "nl", ["en"]);
    return { message: rejection.en, fields };
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-refusals-"));
    await copyFirstStart(dataDir, "demo");
    cms = await bootCms({ dataDir, seed: "demo" });
    marketing = await logInStaff(cms, "Sam", "gevel-marketing");
  });

  afterAll(async () => {
    await cms.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("reports in their language that two pages have one address", async () => {
    await create("api::page.page", { title: "Buren", path: "buren" });
    expect(await rejectionOf("api::page.page", { title: "Weer", path: "buren" })).toEqual({
      rejection: {
        nl: "“Buren” heeft dit adres al in deze taal. Kies een ander.",
        fr: "« Buren » a déjà cette adresse dans cette langue. Choisissez-en une autre.",
        en: "“Buren” has this address already in this language. Choose another one.",
      },
      fields: ["path"],
    });
  });

  it("ROUTE-1 reports in their language that a page has the original address of another one", async () => {
    const { message, fields } = await inEnglish("api::page.page", { title: "Weer te koop", path: "for-sale" });
    expect(message).toMatch(/^“.+ te koop” has this address already in this language/);
    expect(fields).toEqual(["path"]);
  });

  it("reports in their language that a menu entry is below itself", async () => {
    const top = await create("api::menu.menu", { name: "Boven", path: "boven" });
    const below = await create("api::menu.menu", { name: "Onder", path: "onder", parent: { connect: [top] } });
    const loop = { name: "Boven", path: "boven", parent: { connect: [below] } };
    expect(await rejectionOf("api::menu.menu", loop, top)).toEqual({
      rejection: {
        nl: "Dit menu-item zou onder zichzelf komen te staan. Kies een ander bovenliggend item.",
        fr: "Cet élément se trouverait sous lui-même. Choisissez un autre élément parent.",
        en: "This entry would be below itself. Choose another one.",
      },
      fields: ["parent"],
    });
  });

  it("reports in their language that a span is outside the twelve columns", async () => {
    expect(await rejectionOf("api::module.module", { title: "Breed", span: 13 })).toEqual({
      rejection: {
        nl: "Kies een getal van 1 tot en met 12.",
        fr: "Choisissez un nombre de 1 à 12.",
        en: "Choose a number from 1 to 12.",
      },
      fields: ["span"],
    });
  });

  it("speaks the language of their profile where the screen names none", async () => {
    expect((await marketing.call("/admin/users/me", "PUT", { preferedLanguage: "fr" })).status).toBe(200);
    const { json } = await marketing.call(`${type("api::module.module")}?locale=nl`, "POST", {
      title: "Breed",
      span: 13,
    });
    expect(rejectionSchema.parse(json).error.message).toBe("Choisissez un nombre de 1 à 12.");
  });

  it("reports in their language that a relation's target is gone", async () => {
    const entry = { title: "Los", path: "los", parent: { connect: [{ documentId: "gone0000000000000000000x" }] } };
    expect(await rejectionOf("api::page.page", entry)).toEqual({
      rejection: {
        nl: "Wat hier gekozen is, bestaat niet meer. Kies iets anders.",
        fr: "Ce qui est choisi ici n'existe plus. Choisissez autre chose.",
        en: "What is chosen here does not exist any more. Choose something else.",
      },
      fields: ["parent"],
    });
  });

  it("reports in their language that an HTML tag is not allowed", async () => {
    const entry = { title: "Script", path: "script", content: "<p>a</p><script>b()</script>" };
    expect(await rejectionOf("api::page.page", entry)).toEqual({
      rejection: {
        nl: "De HTML-tag <script> is hier niet toegelaten. Verwijder hem of gebruik de knoppen boven de tekst.",
        fr: "La balise HTML <script> n'est pas autorisée ici. Supprimez-la ou utilisez les boutons au-dessus du texte.",
        en: "The HTML tag <script> is not allowed here. Remove it, or use the buttons above the text.",
      },
      fields: ["content"],
    });
  });

  it("Q-3 reports in their language which link of a text cannot be opened, in Markdown too", async () => {
    const entry = { title: "Link", path: "link", content: "Lees [onze **folder**](javascript:alert(1)) eens." };
    expect(await rejectionOf("api::page.page", entry)).toEqual({
      rejection: {
        nl: "De link “onze folder” kan “javascript:alert(1)” niet openen. Begin met https://, met / voor een pagina van deze site, of met mailto: of tel:.",
        fr: "Le lien « onze folder » ne peut pas ouvrir « javascript:alert(1) ». Commencez par https://, par / pour une page de ce site, ou par mailto: ou tel:.",
        en: "The link “onze folder” cannot open “javascript:alert(1)”. Begin with https://, with / for a page of this site, or with mailto: or tel:.",
      },
      fields: ["content"],
    });
  });

  it("reports in their language that redirects form a loop", async () => {
    await create("api::redirect.redirect", { from: "rond-a", to: "/nl/rond-b/" });
    expect(await rejectionOf("api::redirect.redirect", { from: "rond-b", to: "/nl/rond-a/" })).toEqual({
      rejection: {
        nl: "Bezoekers zouden in een kring lopen: /rond-b → /rond-a → /rond-b. Kies een ander adres.",
        fr: "Les visiteurs tourneraient en rond : /rond-b → /rond-a → /rond-b. Choisissez une autre adresse.",
        en: "Visitors would go round in a ring: /rond-b → /rond-a → /rond-b. Choose another address.",
      },
      fields: ["to"],
    });
  });

  it.each([
    ["fr", "fr"],
    ["healthz", "healthz"],
    ["property", "property"],
    ["assets/boek", "assets"],
  ])("reports in their language that the site reserves %s", async (path, part) => {
    expect(await rejectionOf("api::page.page", { title: "Eigen", path })).toEqual({
      rejection: {
        nl: `Adressen die met “${part}” beginnen, houdt de site voor zichzelf. Kies een ander.`,
        fr: `Les adresses qui commencent par « ${part} » sont réservées au site. Choisissez-en une autre.`,
        en: `The site keeps addresses that begin with “${part}” for itself. Choose another one.`,
      },
      fields: ["path"],
    });
  });

  it("reports in their language that a redirect covers a page, by its address and by its original one", async () => {
    await create("api::page.page", { title: "Bedekt", path: "bedekt", originalPath: "covered" });
    for (const from of ["/nl/bedekt/", "covered"])
      expect(await rejectionOf("api::redirect.redirect", { from, to: "/nl/elders/" })).toEqual({
        rejection: {
          nl: "Op dit adres staat de pagina “Bedekt”; niemand zou ze nog te zien krijgen. Geef die pagina eerst een ander adres.",
          fr: "La page « Bedekt » se trouve à cette adresse et plus personne ne la verrait. Donnez-lui d'abord une autre adresse.",
          en: "The page “Bedekt” is at this address, and nobody would see it any more. Give that page another address first.",
        },
        fields: ["from"],
      });
  });

  it("ROUTE-5 reports in their language that a redirect covers a listing, until that is unpublished", async () => {
    const properties = cms.strapi.db.query("plugin::properties.property");
    const listing = { source: "office", reference: "cover", city: "Gent", withdrawnAt: null };
    const { id } = z.object({ id: z.number() }).parse(await properties.create({ data: listing }));
    const redirect = { from: `te-koop/gent/een-huis/${id}`, to: "/nl/te-huur/" };
    const { message, fields } = await inEnglish("api::redirect.redirect", redirect);
    expect(message).toMatch(/^A listing or project that is on the site is at this address/);
    expect(fields).toEqual(["from"]);
    await properties.update({ where: { id }, data: { withdrawnAt: new Date() } });
    await create("api::redirect.redirect", redirect);
  });

  it("reports in their language that a page is under a redirect", async () => {
    await create("api::redirect.redirect", { from: "verhuisd", to: "/nl/nieuw/" });
    expect(await rejectionOf("api::page.page", { title: "Terug", path: "verhuisd" })).toEqual({
      rejection: {
        nl: "Een doorverwijzing leidt van dit adres naar /nl/nieuw/. Verwijder die eerst of kies een ander adres.",
        fr: "Une redirection mène de cette adresse à /nl/nieuw/. Supprimez-la d'abord ou choisissez une autre adresse.",
        en: "A redirect leads from this address to /nl/nieuw/. Remove it first, or choose another address.",
      },
      fields: ["path"],
    });
  });

  it("LANG-4 reports in their language that a Dutch redirect covers a French page, because it applies in French too", async () => {
    const page = await create("api::page.page", { title: "Zorg", path: "zorg" });
    await translate("api::page.page", page, { title: "Soins", path: "soins" });
    expect(await rejectionOf("api::redirect.redirect", { from: "soins", to: "/nl/elders/" })).toEqual({
      rejection: {
        nl: "Op dit adres staat in het Frans de pagina “Soins”; niemand zou ze nog te zien krijgen. Schrijf /nl/soins om alleen in het Nederlands door te verwijzen, of geef die pagina eerst een ander adres.",
        fr: "En français, la page « Soins » se trouve à cette adresse et plus personne ne la verrait. Écrivez /nl/soins pour ne rediriger qu'en néerlandais, ou donnez d'abord une autre adresse à cette page.",
        en: "In French, the page “Soins” is at this address, and nobody would see it any more. Write /nl/soins to redirect in Dutch alone, or give that page another address first.",
      },
      fields: ["from"],
    });
    const { message } = await inEnglish("api::redirect.redirect", { from: "/fr/soins/", to: "/nl/elders/" });
    expect(message).toBe(
      "In French, the page “Soins” is at this address, and nobody would see it any more. Give that page another address first.",
    );
    await create("api::redirect.redirect", { from: "/nl/soins", to: "/nl/elders/" });
  });

  it.each([
    ["services", "In French"],
    ["estimation-gratuite", "In French"],
    ["costs-of-buying", "In English"],
  ])("LANG-4 keeps the page at %s in another language than the redirect's", async (from, where) => {
    const { message, fields } = await inEnglish("api::redirect.redirect", { from, to: "/nl/elders/" });
    expect(message).toContain(`${where}, the page “`);
    expect(fields).toEqual(["from"]);
  });

  it("LANG-4 reports in their language that a French page is under a Dutch redirect, until that has a French version", async () => {
    const redirect = await create("api::redirect.redirect", { from: "demenage", to: "/nl/nieuw/" });
    const page = await create("api::page.page", { title: "Verhuizen", path: "verhuizen" });
    const french = { title: "Déménagé", path: "demenage" };
    expect(await rejectionOf("api::page.page", french, page, "fr")).toEqual({
      rejection: {
        nl: "Een doorverwijzing (Nederlands) leidt van dit adres naar /nl/nieuw/. Verwijder die eerst of kies een ander adres.",
        fr: "Une redirection (néerlandais) mène de cette adresse à /nl/nieuw/. Supprimez-la d'abord ou choisissez une autre adresse.",
        en: "A redirect (Dutch) leads from this address to /nl/nieuw/. Remove it first, or choose another address.",
      },
      fields: ["path"],
    });
    await translate("api::redirect.redirect", redirect, { from: "demenage-autrefois", to: "/fr/" });
    await translate("api::page.page", page, french);
    // A draft in French does not replace the Dutch version on the French site.
    for (const locale of ["nl", "fr"]) expect((await publish("api::page.page", page, locale)).status).toBe(200);
    const early = await publish("api::redirect.redirect", redirect);
    expect(early.status).toBe(400);
    expect(rejectionSchema.parse(early.json).error.message).toContain("“Déménagé”");
    for (const locale of ["fr", "nl"])
      expect((await publish("api::redirect.redirect", redirect, locale)).status).toBe(200);
  });

  it("reports in their language that two redirects start at one address, in any notation", async () => {
    const site = z.string().parse(cms.strapi.config.get("gevel.SITE_URL"));
    await create("api::redirect.redirect", { from: "/nl/dubbel/", to: "/nl/een/" });
    for (const from of ["dubbel", "/nl/Dubbel", `${site}/nl/dubbel/#boven`])
      expect(await rejectionOf("api::redirect.redirect", { from, to: "/nl/twee/" })).toEqual({
        rejection: {
          nl: "Er is al een doorverwijzing vanaf dit adres.",
          fr: "Il existe déjà une redirection depuis cette adresse.",
          en: "There is a redirect from this address already.",
        },
        fields: ["from"],
      });
    // In French another redirect may have it as its source.
    await create("api::redirect.redirect", { from: "/fr/dubbel", to: "/nl/drie/" });
  });

  it("ROUTE-8 accepts old addresses of one path with different parameters, each once, over a page too and without a loop", async () => {
    await create("api::redirect.redirect", { from: "/index.php?id=12", to: "/nl/een/" });
    await create("api::redirect.redirect", { from: "/index.php?id=13&wijk=oude%20markt", to: "/nl/twee/" });
    await create("api::redirect.redirect", { from: "/index.php", to: "/nl/alle/" });
    await create("api::redirect.redirect", { from: "/?p=7", to: "/nl/contact/" });
    await create("api::redirect.redirect", { from: "/contact/?lang=fr", to: "/fr/contact/" });
    for (const from of ["index.php?%69d=12", "/nl/Index.php?wijk=oude+markt&id=13", "/nl/?p=7", "index.php#x"]) {
      const { message, fields } = await inEnglish("api::redirect.redirect", { from, to: "/nl/drie/" });
      expect([message, fields], from).toEqual(["There is a redirect from this address already.", ["from"]]);
    }
    const { message, fields } = await inEnglish("api::redirect.redirect", { from: "een", to: "/index.php?x=1&id=12" });
    expect(message).toBe(
      "Visitors would go round in a ring: /index.php?id=12&x=1 → /een?x=1 → /index.php?id=12&x=1. Choose another address.",
    );
    expect(fields).toEqual(["to"]);
  });

  it("reports in their language that an old address is of another site, or of a language other than this version's", async () => {
    const from = "https://elders.example/nl/oud/";
    expect(await rejectionOf("api::redirect.redirect", { from, to: "/nl/nieuw/" })).toEqual({
      rejection: {
        nl: "Dit is een adres van een andere site. Vul een oud adres van deze site in, bv. oude-pagina.",
        fr: "C'est l'adresse d'un autre site. Indiquez une ancienne adresse de ce site, p. ex. ancienne-page.",
        en: "This is an address of another site. Write an old address of this one, e.g. oude-pagina.",
      },
      fields: ["from"],
    });
    const redirect = await create("api::redirect.redirect", { from: "talig", to: "/nl/nieuw/" });
    const french = { from: "/nl/talig-oud", to: "/fr/" };
    expect(await rejectionOf("api::redirect.redirect", french, redirect, "fr")).toEqual({
      rejection: {
        nl: "Dit adres hoort bij het Nederlands. Vul het in bij de versie in het Nederlands, of laat /nl weg.",
        fr: "Cette adresse est en néerlandais. Indiquez-la dans la version en néerlandais, ou supprimez /nl.",
        en: "This address is one in Dutch. Write it in the Dutch version, or leave out /nl.",
      },
      fields: ["from"],
    });
  });

  it("reports in their language that the site would lose its home page or its lists", async () => {
    const page = type("api::page.page");
    const idOf = async (originalPath: string) => {
      const { json } = await request(`${page}?locale=nl&pageSize=1&filters[originalPath][$eq]=${originalPath}`, "GET");
      const [entry] = z.object({ results: z.array(z.object({ documentId: z.string() })) }).parse(json).results;
      return entry?.documentId ?? "";
    };
    const homePageId = await idOf("home");
    for (const [originalPath, locale] of [
      ["start", "nl"],
      ["", "nl"],
      ["start", "fr"],
    ] as const)
      expect(await rejectionOf("api::page.page", { originalPath }, homePageId, locale)).toEqual({
        rejection: {
          nl: "Aan dit oorspronkelijke adres herkent de site haar startpagina. Laat hier “home” staan.",
          fr: "Le site reconnaît à cette adresse d'origine sa page d'accueil. Laissez-y « home ».",
          en: "The site recognises its home page by this original address. Leave “home” here.",
        },
        fields: ["originalPath"],
      });
    expect(await rejectionOf("api::page.page", { originalPath: "rent" }, await idOf("for-rent"))).toEqual({
      rejection: {
        nl: "Aan dit oorspronkelijke adres herkent de site de pagina waarop bezoekers panden zoeken. Laat hier “for-rent” staan.",
        fr: "Le site reconnaît à cette adresse d'origine la page où les visiteurs cherchent des biens. Laissez-y « for-rent ».",
        en: "The site recognises the page where visitors search for listings by this original address. Leave “for-rent” here.",
      },
      fields: ["originalPath"],
    });
    const list = await rejectionOf("api::page.page", { type: "feedback" }, await idOf("for-sale"));
    expect(list.fields).toEqual(["type"]);
    expect(list.rejection.nl).toBe("De site rekent op deze pagina: laat haar type ongewijzigd.");
    // A program that writes and publishes in one request gets the same error.
    const start: Record<string, unknown> = { originalPath: "start" };
    const change = { documentId: homePageId, locale: "nl", data: start, status: "published" } as const;
    await expect(cms.strapi.documents("api::page.page").update(change)).rejects.toThrow("Leave “home” here");
    await translate("api::page.page", homePageId, { originalPath: "home" }, "nl");
    const other = await create("api::page.page", { title: "Gewoon", path: "gewoon", originalPath: "plain" });
    expect((await publish("api::page.page", other)).status).toBe(200);
    await translate("api::page.page", other, { originalPath: "plainer" }, "nl");
  });

  it("reports in their language that a redirect starts at a route of the site itself", async () => {
    const { message, fields } = await inEnglish("api::redirect.redirect", { from: "/assets/oud.pdf", to: "/nl/" });
    expect(message).toBe("The site keeps addresses that begin with “assets” for itself. Choose another one.");
    expect(fields).toEqual(["from"]);
  });

  it("CMS-4 reports in their language that a banner has no film, and accepts one of YouTube", async () => {
    const page = (videoUrl: string) => ({ title: "Film", path: "film", banner: { type: "video", videoUrl } });
    const { rejection, fields } = await rejectionOf("api::page.page", page("dQw4w9WgXcQ"));
    expect(fields).toEqual(["banner.videoUrl"]);
    expect(rejection.nl).toMatch(/^Dit is geen adres van een film\./);
    expect(rejection.fr).toMatch(/^Ce n'est pas l'adresse d'une vidéo\./);
    expect(rejection.en).toMatch(/^This is no address of a film\./);
    await create("api::page.page", page("https://www.youtube.com/watch?v=abcdefghijk"));
  });

  it("reports in their language that a title has only spaces", async () => {
    const rejection = {
      nl: "Hier staan alleen spaties. Vul tekst in of maak het veld leeg.",
      fr: "Ce champ ne contient que des espaces. Écrivez un texte ou videz-le.",
      en: "There are only spaces here. Write text, or empty the field.",
    };
    expect(await rejectionOf("api::page.page", { title: " \u00a0\u200b ", path: "leeg" })).toEqual({
      rejection,
      fields: ["title"],
    });
    expect(await rejectionOf("api::module.module", { title: "   " })).toEqual({ rejection, fields: ["title"] });
  });

  it("silently removes invisible pasted characters, in components too", async () => {
    const documentId = await create("api::page.page", {
      ...{ title: "\ufeffGe\u200bplakt", path: "geplakt\u200b", description: "Eén\u0000\r\ntwee ge\u00adwoon" },
      content: "<p>Te&#x202e; \u202ekoop&nbsp;👩‍👧</p>",
      banner: { type: "video", title: "Wel\u2060kom", videoUrl: "https://www.youtube.com/watch?v=abcdefghijk\u200b" },
    });
    const { json } = await request(`${type("api::page.page")}/${documentId}?locale=nl`, "GET");
    expect(json).toMatchObject({
      data: {
        ...{ title: "Geplakt", path: "geplakt", description: "Eén\ntwee ge\u00adwoon" },
        content: "<p>Te koop&nbsp;👩‍👧</p>",
        banner: { title: "Welkom", videoUrl: "https://www.youtube.com/watch?v=abcdefghijk" },
      },
    });
  });

  it("reports in their language that a colour is invalid", async () => {
    const rejection = {
      nl: "Kies een kleur, of noteer # en zes tekens van 0 tot 9 en A tot F, bv. #A4452C.",
      fr: "Choisissez une couleur, ou notez # et six caractères de 0 à 9 et de A à F, p. ex. #A4452C.",
      en: "Choose a colour, or write # and six characters from 0 to 9 and A to F, e.g. #A4452C.",
    };
    const config = { agencyName: "Gevel", colors: { accent: "rood" } };
    const documentId = await existing(siteConfig);
    expect(await rejectionOf(siteConfig, config, documentId)).toEqual({ rejection, fields: ["colors.accent"] });
    expect(await rejectionOf("api::module.module", { colorBackground: "#12345" })).toEqual({
      rejection,
      fields: ["colorBackground"],
    });
  });

  it.each([
    ["siteGoogleAnalyticsID", "<script>", "G-AB12CD34EF"],
    ["siteGoogleAdsID", "G-AB12CD34EF", "AW-123456789"],
    ["siteGoogleTagManager", "gtm", "GTM-AB12CD3"],
    ["siteFacebookPixel", "pixel 12", "123456789012345"],
  ])("reports in their language that %s of %s is no number of that service", async (field, id, example) => {
    const config = { agencyName: "Gevel", tracking: { [field]: id } };
    expect(await rejectionOf(siteConfig, config, await existing(siteConfig))).toEqual({
      rejection: {
        nl: `Dit is geen geldig nummer. Het ziet eruit als ${example}.`,
        fr: `Ce numéro n'est pas valable. Il ressemble à ${example}.`,
        en: `This is no valid number. It looks like ${example}.`,
      },
      fields: [`tracking.${field}`],
    });
  });

  it("CMS-5 reports in their language that viewing hours end before they begin, beside the end", async () => {
    const hours = (from: string, until: string, capacity = 1) => ({ weekday: "monday", from, until, capacity });
    const good = hours("09:00:00.000", "12:00:00.000");
    const documentId = await existing(siteConfig);
    const rejection = {
      nl: "Kies een einde dat later is dan het begin.",
      fr: "Choisissez une fin postérieure au début.",
      en: "Choose an end that is later than the beginning.",
    };
    for (const until of ["09:00:00.000", "13:00:00.000"])
      expect(
        await rejectionOf(siteConfig, { visitingHours: [good, hours("13:00:00.000", until)] }, documentId),
      ).toEqual({
        rejection,
        fields: ["visitingHours.1.until"],
      });
    for (const capacity of [0, 51]) {
      const { fields } = await inEnglish(
        siteConfig,
        { visitingHours: [good, hours("13:00:00.000", "14:00:00.000", capacity)] },
        documentId,
      );
      expect(fields).toEqual(["visitingHours.1.capacity"]);
    }
  });

  it("CMS-5 rejects recipients that are no addresses", async () => {
    const documentId = await existing(siteConfig);
    const of = (emails: string) => ({ form: "site-contact", emails });
    for (const emails of ["balie", "An <an@agency.example>", "an@agency.example\nBcc: evil@example.org"])
      expect(
        await rejectionOf(siteConfig, { mailRecipients: [of("an@agency.example"), of(emails)] }, documentId),
      ).toEqual({
        rejection: {
          nl: "Hier staat iets wat geen e-mailadres is. Schrijf één adres per regel, zonder naam erbij.",
          fr: "Un élément n’est pas une adresse e-mail. Écrivez une adresse par ligne, sans nom.",
          en: "Something here is no e-mail address. Write one address a line, without a name.",
        },
        fields: ["mailRecipients.1.emails"],
      });
  });

  describe("CMS-11 the address of a link", () => {
    const message = {
      nl: "Een link kan dit niet openen. Begin met https://, met / voor een pagina van deze site, of met mailto: of tel:.",
      fr: "Un lien ne peut pas ouvrir ceci. Commencez par https://, par / pour une page de ce site, ou par mailto: ou tel:.",
      en: "No link can open this. Start with https://, with / for a page of this site, or with mailto: or tel:.",
    };
    const url = "javascript:alert(1)";
    const link = { label: "Kijk", url };

    it.each([
      ["api::popup.popup", "link.url", { title: "Nieuw", link }],
      ["api::footer.footer", "columns.0.links.0.url", { columns: [{ links: [link] }] }],
      [siteConfig, "topBar.0.link.url", { topBar: [{ label: "Kijk", link }] }],
      [siteConfig, "socialLinks.0.url", { socialLinks: [{ network: "facebook", url }] }],
      [siteConfig, "identity.codeOfConductUrl", { identity: { codeOfConductUrl: url } }],
    ])("of %s is rejected in their language at %s", async (uid, field, entry) => {
      const documentId = uid === siteConfig ? await existing(uid) : undefined;
      expect(await rejectionOf(uid, entry, documentId)).toEqual({ rejection: message, fields: [field] });
    });

    it.each(["voorbeeld.be", "zie onze site", "//elders.example", "info@agency.example"])(
      "is rejected when it is %j",
      async (address) => {
        const entry = { title: "Nieuw", link: { label: "Kijk", url: address } };
        expect(await inEnglish("api::popup.popup", entry)).toEqual({ message: message.en, fields: ["link.url"] });
      },
    );
  });

  it("CMS-11 completes the address of a link that begins with www", async () => {
    const popup = await create("api::popup.popup", {
      title: "Nieuw",
      link: { label: "Kijk", url: " www.voorbeeld.be/a " },
    });
    const entry = await create("api::menu.menu", { name: "Elders", redirect: true, redirectUrl: "WWW.voorbeeld.be" });
    const stored = async (uid: "api::popup.popup" | "api::menu.menu", documentId: string) =>
      cms.strapi.documents(uid).findOne({ documentId, locale: "nl", populate: "*" });
    expect(await stored("api::popup.popup", popup)).toMatchObject({ link: { url: "https://www.voorbeeld.be/a" } });
    expect(await stored("api::menu.menu", entry)).toMatchObject({ redirectUrl: "https://WWW.voorbeeld.be" });
  });

  it.each(["rss.xml", "RSS.xml", "sitemap.xml", "robots.txt", "favicon.ico", "healthz", "api", "my-visit", "sitemaps"])(
    "CMS-11 rejects %s as the path of a page: the site has a route there",
    async (path) => {
      const { message, fields } = await inEnglish("api::page.page", { title: "Eigen", path });
      const part = path.toLowerCase();
      expect(message).toBe(`The site keeps addresses that begin with “${part}” for itself. Choose another one.`);
      expect(fields).toEqual(["path"]);
    },
  );

  it("CMS-11 rejects one marquee number for two labels", async () => {
    const marquees = [
      { value: 2, label: "Verkocht" },
      { value: 3, label: "Optie" },
      { value: 2, label: "Verhuurd" },
    ];
    const entry = { propertyList: { pageSize: 24, marquees } };
    expect(await rejectionOf(siteConfig, entry, await existing(siteConfig))).toEqual({
      rejection: {
        nl: "Dit nummer heeft hierboven al een label. Geef elk nummer één keer.",
        fr: "Ce numéro a déjà un libellé ci-dessus. Indiquez chaque numéro une seule fois.",
        en: "This number has a label above already. List each number once.",
      },
      fields: ["propertyList.marquees.2.value"],
    });
  });

  describe("referential integrity", () => {
    const act = async (path: string, method: string, body: object = {}) => {
      const rejection: Record<string, string> = {};
      for (const language of languages) {
        const { status, json } = await request(path, method, body, language);
        expect(status, JSON.stringify(json)).toBe(400);
        rejection[language] = z.object({ error: z.object({ message: z.string() }) }).parse(json).error.message;
      }
      return rejection;
    };
    const find = async (uid: string, query: string) => {
      const { json } = await request(`${type(uid)}?locale=nl&pageSize=1&${query}`, "GET");
      const [entry] = z.object({ results: z.array(z.object({ documentId: z.string() })) }).parse(json).results;
      return entry?.documentId ?? "";
    };

    it("rejects unpublishing the home page in the default language, alone, in bulk or by deleting it", async () => {
      const homePageId = await find("api::page.page", "filters[originalPath][$eq]=home");
      const rejection = {
        nl: "Dit is de startpagina: zonder haar opent de site niet meer. Wijzig ze in plaats van ze weg te halen.",
        fr: "C'est la page d'accueil : sans elle, le site ne s'ouvre plus. Modifiez-la au lieu de la retirer.",
        en: "This is the home page: without it the site would not open any more. Change it instead of removing it.",
      };
      const page = type("api::page.page");
      expect(await act(`${page}/${homePageId}/actions/unpublish?locale=nl`, "POST")).toEqual(rejection);
      expect(await act(`${page}/actions/bulkUnpublish?locale=nl`, "POST", { documentIds: [homePageId] })).toEqual(
        rejection,
      );
      // The French one falls back on the Dutch.
      expect((await request(`${page}/${homePageId}/actions/unpublish?locale=fr`, "POST", {})).status).toBe(200);
    });

    it("rejects unpublishing a page where visitors search listings", async () => {
      const list = await find("api::page.page", "filters[originalPath][$eq]=for-rent");
      const rejection = await act(`${type("api::page.page")}/${list}/actions/unpublish?locale=nl`, "POST");
      expect(rejection.nl).toMatch(/^Op deze pagina zoeken bezoekers panden/);
      expect(rejection.fr).toMatch(/^Les visiteurs cherchent des biens/);
      expect(rejection.en).toMatch(/^Visitors search for listings/);
    });

    it("CMS-11 rejects unpublishing, deleting or renaming the thank-you page of a form", async () => {
      const rejection = {
        nl: "Op deze pagina komen bezoekers terecht die een formulier verzonden hebben. Wijzig ze in plaats van ze weg te halen.",
        fr: "Les visiteurs arrivent sur cette page après l'envoi d'un formulaire. Modifiez-la au lieu de la retirer.",
        en: "Visitors come to this page once they have sent a form. Change it instead of removing it.",
      };
      const page = type("api::page.page");
      for (const original of ["site-contact", "contact-demand-small/verkopen"]) {
        const id = await find("api::page.page", `filters[originalPath][$eq]=feedback/${original}`);
        expect(await act(`${page}/${id}/actions/unpublish?locale=nl`, "POST")).toEqual(rejection);
        expect(await act(`${page}/${id}?locale=*`, "DELETE")).toEqual(rejection);
        const renamed = await inEnglish("api::page.page", { originalPath: "feedback/elders" }, id);
        expect(renamed.fields).toEqual(["originalPath"]);
        expect(renamed.message).toContain(`Leave “feedback/${original}” here.`);
      }
      // No form leads there.
      const free = await find("api::page.page", "filters[originalPath][$eq]=feedback/testing-testing");
      expect((await request(`${page}/${free}/actions/unpublish?locale=nl`, "POST", {})).status).toBe(200);
    });

    it("CMS-11 rejects removing the only footer, and accepts it once another one is published", async () => {
      const rejection = {
        nl: "Zonder deze voettekst heeft de site er geen meer. Publiceer eerst een andere.",
        fr: "Sans ce pied de page, le site n'en a plus. Publiez-en d'abord un autre.",
        en: "Without this footer the site has none any more. Publish another one first.",
      };
      const path = type("api::footer.footer");
      const only = await existing("api::footer.footer");
      expect(await act(`${path}/${only}/actions/unpublish?locale=nl`, "POST")).toEqual(rejection);
      expect(await act(`${path}/${only}?locale=*`, "DELETE")).toEqual(rejection);
      const second = await create("api::footer.footer", { name: "Tweede" });
      expect(await act(`${path}/${only}?locale=*`, "DELETE")).toEqual(rejection);
      expect((await publish("api::footer.footer", second)).status).toBe(200);
      expect((await request(`${path}/${only}/actions/unpublish?locale=nl`, "POST", {})).status).toBe(200);
      expect((await publish("api::footer.footer", only)).status).toBe(200);
      expect((await request(`${path}/${second}?locale=*`, "DELETE")).status).toBe(200);
    });

    it("names the pages that use a module, and accepts its removal once they do not", async () => {
      const module = await create("api::module.module", { title: "Gedeeld" });
      await publish("api::module.module", module);
      const pages: string[] = [];
      for (const title of ["Een", "Twee"])
        pages.push(await create("api::page.page", { title, path: `met-${title}`, modules: { connect: [module] } }));
      for (const page of pages) await publish("api::page.page", page);
      expect(await act(`${type("api::module.module")}/${module}/actions/unpublish?locale=nl`, "POST")).toEqual({
        nl: "Dit is nog in gebruik op 2 pagina's (“Een”, “Twee”). Haal het daar eerst weg.",
        fr: "Cet élément est encore utilisé : 2 pages (« Een », « Twee »). Retirez-le d'abord de là.",
        en: "This is still used on 2 pages (“Een”, “Twee”). Remove it there first.",
      });
      for (const page of pages) {
        await request(`${type("api::page.page")}/${page}?locale=nl`, "PUT", { modules: { disconnect: [module] } });
        await publish("api::page.page", page);
      }
      const { status } = await request(
        `${type("api::module.module")}/${module}/actions/unpublish?locale=nl`,
        "POST",
        {},
      );
      expect(status).toBe(200);
    });

    it("names the menu entry that links to a page", async () => {
      const page = await create("api::page.page", { title: "Uit het menu", path: "uit-het-menu" });
      await publish("api::page.page", page);
      const entry = await create("api::menu.menu", { name: "Ernaartoe", page: { connect: [page] } });
      await publish("api::menu.menu", entry);
      const rejection = await act(`${type("api::page.page")}/${page}/actions/unpublish?locale=nl`, "POST");
      expect(rejection.en).toBe("This is still used on 1 menu entry (“Ernaartoe”). Remove it there first.");
    });

    it("names a menu entry whose own path leads to the page", async () => {
      const page = await create("api::page.page", { title: "Op pad", path: "op-pad" });
      await publish("api::page.page", page);
      const entry = await create("api::menu.menu", { name: "Langs hier", path: "op-pad" });
      await publish("api::menu.menu", entry);
      const rejection = await act(`${type("api::page.page")}/${page}/actions/unpublish?locale=nl`, "POST");
      expect(rejection.en).toBe("This is still used on 1 menu entry (“Langs hier”). Remove it there first.");
    });

    it("CHROME-1 names the menu entries that would leave the menu with their parent", async () => {
      const menu = type("api::menu.menu");
      const top = await create("api::menu.menu", { name: "Bovenaan", path: "bovenaan" });
      const children = [];
      for (const name of ["Links", "Rechts"])
        children.push(await create("api::menu.menu", { name, path: name, parent: { connect: [top] } }));
      for (const entry of [top, ...children]) await publish("api::menu.menu", entry);
      const rejection = {
        nl: "Dit is nog in gebruik op 2 menu-items (“Links”, “Rechts”). Haal het daar eerst weg.",
        fr: "Cet élément est encore utilisé : 2 entrées de menu (« Links », « Rechts »). Retirez-le d'abord de là.",
        en: "This is still used on 2 menu entries (“Links”, “Rechts”). Remove it there first.",
      };
      expect(await act(`${menu}/${top}/actions/unpublish?locale=nl`, "POST")).toEqual(rejection);
      expect(await act(`${menu}/${top}?locale=*`, "DELETE")).toEqual(rejection);
      for (const child of children) expect((await request(`${menu}/${child}?locale=*`, "DELETE")).status).toBe(200);
      expect((await request(`${menu}/${top}?locale=*`, "DELETE")).status).toBe(200);
    });

    it("rejects deleting entries in use, alone, in bulk and in every language, and deletes others", async () => {
      const module = await create("api::module.module", { title: "In gebruik" });
      await publish("api::module.module", module);
      const page = await create("api::page.page", { title: "Drager", path: "drager", modules: { connect: [module] } });
      await publish("api::page.page", page);
      const path = `${type("api::module.module")}/${module}`;
      const rejection = {
        nl: "Dit is nog in gebruik op 1 pagina (“Drager”). Haal het daar eerst weg.",
        fr: "Cet élément est encore utilisé : 1 page (« Drager »). Retirez-le d'abord de là.",
        en: "This is still used on 1 page (“Drager”). Remove it there first.",
      };
      expect(await act(`${path}?locale=nl`, "DELETE")).toEqual(rejection);
      expect(await act(`${path}?locale=*`, "DELETE")).toEqual(rejection);
      const inBulk = `${type("api::module.module")}/actions/bulkDelete?locale=nl`;
      expect(await act(inBulk, "POST", { documentIds: [module] })).toEqual(rejection);
      // Drafts count too: the page would be published without its module.
      expect((await request(`${type("api::page.page")}/${page}/actions/unpublish?locale=nl`, "POST", {})).status).toBe(
        200,
      );
      expect(await act(`${path}?locale=*`, "DELETE")).toEqual(rejection);
      expect((await request(`${type("api::page.page")}/${page}?locale=*`, "DELETE")).status).toBe(200);
      expect((await request(`${path}?locale=*`, "DELETE")).status).toBe(200);
    });

    it("rejects removing the only site configuration, for everybody, and accepts removing a second one", async () => {
      const rejection = {
        nl: "Zonder deze siteconfiguratie heeft de site geen naam, talen of kantoren meer. Publiceer eerst een andere.",
        fr: "Sans cette configuration, le site n'a plus ni nom, ni langues, ni bureaux. Publiez-en d'abord une autre.",
        en: "Without this configuration the site has no name, languages or offices any more. Publish another one first.",
      };
      const path = type(siteConfig);
      const only = await existing(siteConfig);
      expect(await act(`${path}/${only}/actions/unpublish?locale=nl`, "POST")).toEqual(rejection);
      // Only administrators may create or delete one.
      const admin = await logInStaff(cms, "An");
      const removed = (id: string) => request(`${path}/${id}?locale=*`, "DELETE", {}, "en", admin);
      const rejected = { status: 400, json: { error: { message: rejection.en } } };
      expect(await removed(only)).toMatchObject(rejected);
      const { json } = await request(`${path}?locale=nl`, "POST", { agencyName: "Tweede" }, "nl", admin);
      const second = entrySchema.parse(json).data.documentId;
      // A draft is no replacement.
      expect(await removed(only)).toMatchObject(rejected);
      const { status } = await request(`${path}/${second}/actions/publish?locale=nl`, "POST", {}, "nl", admin);
      expect(status).toBe(200);
      expect((await removed(second)).status).toBe(200);
    });
  });

  it("CMS-11 saves a configuration whose recipients name a deleted form, after a restart", async () => {
    const recipients = cms.strapi.db.query("config.mail-recipient");
    const [first] = z
      .array(z.object({ id: z.number(), emails: z.string() }))
      .parse(await recipients.findMany({ orderBy: { id: "asc" }, limit: 1 }));
    await recipients.update({ where: { id: first?.id }, data: { form: "reference-of-old" } });
    await cms.close();
    cms = await bootCms({ dataDir, seed: "demo" });
    marketing = await logInStaff(cms, "Bo", "gevel-marketing");
    const id = await existing(siteConfig);
    expect((await request(`${type(siteConfig)}/${id}?locale=nl`, "PUT", { slogan: "Thuis begint hier" })).status).toBe(
      200,
    );
    expect((await request(`${type(siteConfig)}/${id}/actions/publish?locale=nl`, "POST", {})).status).toBe(200);
    expect(await cms.strapi.db.query("config.mail-recipient").findOne({ where: { id: first?.id } })).toMatchObject({
      form: null,
      emails: first?.emails,
    });
  });
});
