import { z } from "zod";
import { comparable, type EntryContext } from "../../../content/entry-context";
import { canonicalAddress } from "../../../content/address";
import { fullAddresses, isInLoop, sharesAddress, type TreeItem } from "../../../content/page-tree";
import { reservedProblem } from "./reserved-path";
import { videoSource, type Language } from "@gevel/config";
import { safeAddress } from "../../../content/safe-address";
import { languageName, storedText, type Problem, type StaffText } from "@gevel/core";
import { hidesPage, namesIn, redirectsIn } from "../../redirect/followed-redirects";
import { storedRedirects } from "../../redirect/stored-redirects";
import { languagesInUse } from "../../site-config/languages-in-use";
import { siteRoutes } from "./site-routes";

/** Staff find a redirect in the list of its language; null is theirs. */
function redirectedAway(to: string, language: Language | null): StaffText {
  const inLanguage = (adminLanguage: keyof StaffText) =>
    language === null ? "" : ` (${languageName(language, adminLanguage)})`;
  return {
    nl: `Een doorverwijzing${inLanguage("nl")} leidt van dit adres naar ${to}. Verwijder die eerst of kies een ander adres.`,
    fr: `Une redirection${inLanguage("fr")} mène de cette adresse à ${to}. Supprimez-la d'abord ou choisissez une autre adresse.`,
    en: `A redirect${inLanguage("en")} leads from this address to ${to}. Remove it first, or choose another address.`,
  };
}

/**
 * A redirect by staff takes precedence over any page and would hide it. Checked in each language that shows this
 * version, with the redirects that apply there.
 */
async function checkRedirected({ strapi, documentId, locale, published }: EntryContext): Promise<Problem[]> {
  const status = published ? "published" : "draft";
  const redirects = await storedRedirects(strapi, status);
  if (redirects.ids().length === 0) return [];
  const use = await languagesInUse(strapi);
  const { routes, shown } = await siteRoutes(strapi, status, use);
  const route = routes.find(({ id }) => id === documentId);
  if (route === undefined) return [];
  for (const language of use.enabled) {
    if (shown(documentId, language)?.lang !== locale) continue;
    const names = namesIn(language, route);
    const away = redirectsIn(language, redirects, use).find(
      (redirect) => hidesPage(redirect) && names.includes(redirect.from),
    );
    if (away === undefined) continue;
    const field = away.from === canonicalAddress(route.paths[language] ?? "") ? "path" : "originalPath";
    return [
      { path: [field], message: redirectedAway(away.row.to, away.row.locale === locale ? null : away.row.locale) },
    ];
  }
  return [];
}

const rowSchema = z.object({
  banner: z
    .object({
      type: z.string().nullable(),
      videoUrl: z
        .string()
        .nullable()
        .transform((value) => value?.trim() ?? ""),
      videoFile: z.object({}).nullish(),
    })
    .nullish(),
});

const noVideo: StaffText = {
  nl: "Dit is geen adres van een film. Plak het volledige adres, bv. https://www.youtube.com/watch?v=…",
  fr: "Ce n'est pas l'adresse d'une vidéo. Collez l'adresse complète, p. ex. https://www.youtube.com/watch?v=…",
  en: "This is no address of a film. Paste the whole address, e.g. https://www.youtube.com/watch?v=…",
};
const videoRequired: StaffText = {
  nl: "Kies een film uit de mediabibliotheek of plak het adres van een film, of kies een ander soort banner.",
  fr: "Choisissez une vidéo de la médiathèque ou collez l'adresse d'une vidéo, ou choisissez un autre type de bannière.",
  en: "Choose a film of the media library or paste the address of one, or choose another kind of banner.",
};

/** An upload of this CMS, or a video address that visitors can open. */
const isVideo = (address: string) => address.startsWith("/uploads/") || videoSource(safeAddress(address)) !== null;

/** CMS-4: a page is published only with a video that can be played. */
async function checkBanner(context: EntryContext): Promise<Problem[]> {
  const row: unknown = await context.strapi.db.query("api::page.page").findOne({
    where: { ...comparable(context), documentId: context.documentId },
    populate: { banner: { populate: { videoFile: { select: ["id"] } } } },
  });
  const banner = row === null ? null : rowSchema.parse(row).banner;
  if (banner?.type !== "video" || banner.videoFile) return [];
  if (banner.videoUrl !== "")
    return isVideo(banner.videoUrl) ? [] : [{ path: ["banner", "videoUrl"], message: noVideo }];
  return context.published ? [{ path: ["banner", "videoFile"], message: videoRequired }] : [];
}

const rowsSchema = z.array(
  z.object({
    documentId: z.string(),
    title: storedText,
    path: storedText,
    originalPath: storedText,
    type: z.string().nullish(),
    parent: z.object({ documentId: z.string() }).nullish(),
  }),
);
type Row = z.infer<typeof rowsSchema>[number];

async function rowsOf(context: EntryContext, uid: "api::page.page" | "api::article.article"): Promise<Row[]> {
  const rows = await context.strapi.db.query(uid).findMany({
    where: comparable(context),
    select: ["documentId", "title", "path", "originalPath", ...(uid === "api::page.page" ? ["type"] : [])],
    populate: { parent: { select: ["documentId"] } },
  });
  return rowsSchema.parse(rows);
}

/** The login page must be at the address where the site has its own. */
function ownAddressProblem(id: string, rows: readonly Row[], items: readonly TreeItem[]): Problem[] {
  const type = rows.find(({ documentId }) => documentId === id)?.type;
  const message = type === "login" ? null : reservedProblem(fullAddresses(items).get(id) ?? "");
  return message === null ? [] : [{ path: ["path"], message }];
}

const pageItem = ({ parent, ...row }: Row): TreeItem => ({ ...row, parent: parent?.documentId ?? null });

/** The path of an article is its whole address already, whatever page it is shown under. */
const articleItem = (row: Row): TreeItem => ({ ...row, parent: null });

/** The other page with this address, or the one whose original address it is: that one would be unreachable by it. */
function holderOf(id: string, items: readonly TreeItem[], rows: readonly Row[]): Pick<Row, "title"> | null {
  const address = fullAddresses(items).get(id) ?? "";
  const isOriginal = ({ documentId, originalPath }: Row) =>
    address !== "" && documentId !== id && canonicalAddress(originalPath) === address;
  return sharesAddress(id, items) ?? rows.find(isOriginal) ?? null;
}

function addressProblem(id: string, items: readonly TreeItem[], rows: readonly Row[]): Problem[] {
  const other = holderOf(id, items, rows);
  if (other === null) return [];
  const own = items.find(({ documentId }) => documentId === id);
  const message =
    canonicalAddress(own?.path ?? "") === ""
      ? {
          nl: `“${other.title}” staat al op dit adres. Geef deze pagina een eigen adres.`,
          fr: `« ${other.title} » se trouve déjà à cette adresse. Donnez à cette page sa propre adresse.`,
          en: `“${other.title}” is at this address already. Give this page an address of its own.`,
        }
      : {
          nl: `“${other.title}” heeft dit adres al in deze taal. Kies een ander.`,
          fr: `« ${other.title} » a déjà cette adresse dans cette langue. Choisissez-en une autre.`,
          en: `“${other.title}” has this address already in this language. Choose another one.`,
        };
  return [{ path: ["path"], message }];
}

function originalPathProblem(id: string, rows: readonly Row[]): Problem[] {
  const original = canonicalAddress(rows.find(({ documentId }) => documentId === id)?.originalPath ?? "");
  const other = rows.find(
    (row) => row.documentId !== id && original !== "" && canonicalAddress(row.originalPath) === original,
  );
  if (other === undefined) return [];
  const message = {
    nl: `“${other.title}” heeft dit oorspronkelijke adres al. Kies een ander.`,
    fr: `« ${other.title} » a déjà cette adresse d'origine. Choisissez-en une autre.`,
    en: `“${other.title}” has this original address already. Choose another one.`,
  };
  return [{ path: ["originalPath"], message }];
}

/** CMS-11 for pages: no page below itself, no address twice in a language. */
export async function checkPage(context: EntryContext): Promise<Problem[]> {
  const [pages, articles] = [await rowsOf(context, "api::page.page"), await rowsOf(context, "api::article.article")];
  const items = [...pages.map(pageItem), ...articles.filter(({ path }) => path !== "").map(articleItem)];
  if (isInLoop(context.documentId, items)) {
    const message = {
      nl: "Deze pagina zou onder zichzelf liggen. Kies een andere bovenliggende pagina.",
      fr: "Cette page se trouverait sous elle-même. Choisissez une autre page parente.",
      en: "This page would be below itself. Choose another parent page.",
    };
    return [{ path: ["parent"], message }];
  }
  return [
    ...(await checkBanner(context)),
    ...ownAddressProblem(context.documentId, pages, items),
    ...addressProblem(context.documentId, items, [...pages, ...articles]),
    ...(await checkRedirected(context)),
    ...originalPathProblem(context.documentId, [...pages, ...articles]),
  ];
}

/** CMS-11 for articles, whose addresses share the space of the pages. */
export async function checkArticle(context: EntryContext): Promise<Problem[]> {
  const [pages, articles] = [await rowsOf(context, "api::page.page"), await rowsOf(context, "api::article.article")];
  const items = [...pages.map(pageItem), ...articles.filter(({ path }) => path !== "").map(articleItem)];
  const hasAddress = items.some(({ documentId }) => documentId === context.documentId);
  return [
    ...(hasAddress ? ownAddressProblem(context.documentId, articles, items) : []),
    ...(hasAddress ? addressProblem(context.documentId, items, [...pages, ...articles]) : []),
    ...(hasAddress ? await checkRedirected(context) : []),
    ...originalPathProblem(context.documentId, [...pages, ...articles]),
  ];
}
