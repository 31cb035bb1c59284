import { languageName, type Problem, type StaffText } from "@gevel/core";
import { type Language, listOriginalPaths, projectsOriginalPath, type RouteEntry } from "@gevel/config";
import { type EntryContext, siteUrl } from "../../../content/entry-context";
import { redirectLoop, targetProblem } from "../../redirect/redirect-loop";
import { unreachedProblem } from "./reserved-path";
import { siteRoutes } from "./site-routes";
import { languagesInUse } from "../../site-config/languages-in-use";
import { hidesPage, redirectsIn, routesByName } from "../../redirect/followed-redirects";
import { isOfAnotherSite, oldAddress } from "../../redirect/old-address";
import { storedRedirects } from "../../redirect/stored-redirects";
import type { Core } from "@strapi/strapi";
import { canonicalAddress } from "../../../content/address";

const noOldAddress: StaffText = {
  nl: "Vul het oude adres in, bv. oude-pagina.",
  fr: "Indiquez l'ancienne adresse, p. ex. ancienne-page.",
  en: "Write the old address, e.g. oude-pagina.",
};

const ofAnotherSite: StaffText = {
  nl: "Dit is een adres van een andere site. Vul een oud adres van deze site in, bv. oude-pagina.",
  fr: "C'est l'adresse d'un autre site. Indiquez une ancienne adresse de ce site, p. ex. ancienne-page.",
  en: "This is an address of another site. Write an old address of this one, e.g. oude-pagina.",
};

const alreadyRedirected: StaffText = {
  nl: "Er is al een doorverwijzing vanaf dit adres.",
  fr: "Il existe déjà une redirection depuis cette adresse.",
  en: "There is a redirect from this address already.",
};

const overAListing: StaffText = {
  nl: "Op dit adres staat een pand of project dat op de site is; niemand zou het nog te zien krijgen. Haal het eerst van de site.",
  fr: "Un bien ou un projet en ligne se trouve à cette adresse et plus personne ne le verrait. Retirez-le d'abord du site.",
  en: "A listing or project that is on the site is at this address, and nobody would see it any more. Take it off the site first.",
};

/** For a language in which this version never applies. */
function ofALanguage(language: Language): StaffText {
  const [nl, fr, en] = [languageName(language, "nl"), languageName(language, "fr"), languageName(language, "en")];
  return {
    nl: `Dit adres hoort bij het ${nl}. Vul het in bij de versie in het ${nl}, of laat /${language} weg.`,
    fr: `Cette adresse est en ${fr}. Indiquez-la dans la version en ${fr}, ou supprimez /${language}.`,
    en: `This address is one in ${en}. Write it in the ${en} version, or leave out /${language}.`,
  };
}

interface HiddenPage {
  title: string;
  /** Null where it is the language of the redirect. */
  language: Language | null;
  /** The redirect that would do the same in its own language only. */
  instead: { language: Language; path: string } | null;
}

const overAPageHere = (title: string): StaffText => ({
  nl: `Op dit adres staat de pagina “${title}”; niemand zou ze nog te zien krijgen. Geef die pagina eerst een ander adres.`,
  fr: `La page « ${title} » se trouve à cette adresse et plus personne ne la verrait. Donnez-lui d'abord une autre adresse.`,
  en: `The page “${title}” is at this address, and nobody would see it any more. Give that page another address first.`,
});

function overAPage({ title, language, instead }: HiddenPage): StaffText {
  if (language === null) return overAPageHere(title);
  const where: StaffText = {
    nl: `Op dit adres staat in het ${languageName(language, "nl")} de pagina “${title}”; niemand zou ze nog te zien krijgen.`,
    fr: `En ${languageName(language, "fr")}, la page « ${title} » se trouve à cette adresse et plus personne ne la verrait.`,
    en: `In ${languageName(language, "en")}, the page “${title}” is at this address, and nobody would see it any more.`,
  };
  if (instead === null)
    return {
      nl: `${where.nl} Geef die pagina eerst een ander adres.`,
      fr: `${where.fr} Donnez-lui d'abord une autre adresse.`,
      en: `${where.en} Give that page another address first.`,
    };
  const address = `/${instead.language}/${instead.path}`;
  return {
    nl: `${where.nl} Schrijf ${address} om alleen in het ${languageName(instead.language, "nl")} door te verwijzen, of geef die pagina eerst een ander adres.`,
    fr: `${where.fr} Écrivez ${address} pour ne rediriger qu'en ${languageName(instead.language, "fr")}, ou donnez d'abord une autre adresse à cette page.`,
    en: `${where.en} Write ${address} to redirect in ${languageName(instead.language, "en")} alone, or give that page another address first.`,
  };
}

const inARing = (way: string): StaffText => ({
  nl: `Bezoekers zouden in een kring lopen: ${way}. Kies een ander adres.`,
  fr: `Les visiteurs tourneraient en rond : ${way}. Choisissez une autre adresse.`,
  en: `Visitors would go round in a ring: ${way}. Choose another address.`,
});

const property = "plugin::properties.property";
const project = "plugin::properties.project";

/** The type of content at the addresses below a page, by the page's original address. */
const typesBelow = new Map<string, typeof property | typeof project>([
  ...Object.values(listOriginalPaths).map((path) => [path, property] as const),
  [projectsOriginalPath, project],
]);

/** ROUTE-5, ROUTE-7: whether a listing or project that is on the site has this address. Its number alone finds it. */
async function isListingAt(
  strapi: Core.Strapi,
  path: string,
  { language, routes }: { language: Language; routes: readonly RouteEntry[] },
): Promise<boolean> {
  const id = Number(/\/(\d{1,9})$/.exec(path)?.[1] ?? Number.NaN);
  if (Number.isNaN(id)) return false;
  for (const { originalPath, paths } of routes) {
    const type = typesBelow.get(canonicalAddress(originalPath));
    const list = canonicalAddress(paths[language] ?? "");
    if (type === undefined || list === "" || !path.startsWith(`${list}/`)) continue;
    if ((await strapi.db.query(type).count({ where: { id, withdrawnAt: null } })) > 0) return true;
  }
  return false;
}

/** CMS-11 for redirects: one for each old address, none over a page, each leading somewhere, none in a ring. */
export async function checkRedirect({ strapi, documentId, locale, published }: EntryContext): Promise<Problem[]> {
  const status = published ? "published" : "draft";
  const redirects = await storedRedirects(strapi, status);
  const own = redirects.versions(documentId).find((row) => row.locale === locale);
  if (own === undefined) return [];
  const wrong = (field: "from" | "to", message: Problem["message"]): Problem[] => [{ path: [field], message }];

  const use = await languagesInUse(strapi);
  const address = oldAddress(own.from, use.enabled);
  if (isOfAnotherSite(own.from, siteUrl(strapi))) return wrong("from", ofAnotherSite);
  if (address.path === "" && address.query === "") return wrong("from", noOldAddress);
  const unreached = unreachedProblem(address.path);
  if (unreached !== null) return wrong("from", unreached);

  const isOwn = (language: Language) => redirectsIn(language, redirects, use).some(({ row }) => row === own);
  const ownLanguages = use.enabled.filter(isOwn).sort((a, b) => Number(b === locale) - Number(a === locale));
  if (address.language !== null && ownLanguages.length === 0) return wrong("from", ofALanguage(address.language));

  const { routes, shown } = await siteRoutes(strapi, status, use);
  for (const language of ownLanguages) {
    const hidden = routesByName(language, routes).get(address.path);
    if (hidden && hidesPage(address))
      return wrong(
        "from",
        overAPage({
          title: shown(hidden.id, language)?.title ?? "",
          language: language === locale ? null : language,
          instead: address.language === null ? { language: own.locale, path: address.path } : null,
        }),
      );
    if (hidesPage(address) && (await isListingAt(strapi, address.path, { language, routes })))
      return wrong("from", overAListing);
  }

  const isTwice = ownLanguages.some((language) => {
    const here = redirectsIn(language, redirects, use).filter(
      ({ from, query }) => from === address.path && query === address.query,
    );
    const mine = here.find(({ row }) => row === own);
    return here.some(({ row, isOwn: theirs }) => row !== own && theirs === mine?.isOwn);
  });
  if (isTwice) return wrong("from", alreadyRedirected);

  const message = targetProblem(own.to);
  if (message !== null) return wrong("to", message);
  const others = redirects.ids().flatMap((id) => redirects.versions(id).filter((row) => row.locale === locale));
  const ring = redirectLoop(
    own,
    others.filter((row) => row !== own),
    siteUrl(strapi),
  );
  return ring === null ? [] : wrong("to", inARing(ring.map((place) => `/${place}`).join(" → ")));
}
