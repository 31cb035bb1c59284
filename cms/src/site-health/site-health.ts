import { foldedListingKey, listingKey, siteHealthSchema, type Language, type SiteHealth } from "@gevel/config";
import { endpoint, inSnapshot, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readPictures } from "../alternative-texts/library-pictures";
import { fileUid } from "../alternative-texts/file-attribute";
import { siteContentTypes } from "../api/content-types";
import { readContent } from "../api/site/content/read-content";
import { siteUrl } from "../validation/entry-context";
import { brokenLinks, type BesideContent } from "./broken-links";
import { languagesOf, pageTree } from "./page-tree";

export const reading = "plugin::content-manager.explorer.read";

const numbers = z.array(z.object({ id: z.number() }));
const named = z.array(z.object({ source: z.string(), reference: z.string() }));
const addresses = z.array(
  z.object({
    url: z.string(),
    formats: z
      .record(z.string(), z.object({ url: z.string() }))
      .nullish()
      .catch(null),
  }),
);

/** What is on the site beside what staff write there. */
async function besideContent(strapi: Core.Strapi): Promise<BesideContent> {
  const idsOf = async (uid: "plugin::properties.property" | "plugin::properties.project") =>
    new Set(
      numbers
        .parse(await strapi.db.query(uid).findMany({ select: ["id"], where: { withdrawnAt: null } }))
        .map(({ id }) => id),
    );
  const references = named.parse(
    await strapi.db
      .query("plugin::properties.property")
      .findMany({ select: ["source", "reference"], where: { withdrawnAt: null } }),
  );
  const files = addresses.parse(await strapi.db.query(fileUid).findMany({ select: ["url", "formats"] }));
  return {
    siteUrl: siteUrl(strapi),
    properties: await idsOf("plugin::properties.property"),
    projects: await idsOf("plugin::properties.project"),
    listingKeys: new Set(references.map(({ source, reference }) => foldedListingKey(listingKey(source, reference)))),
    files: new Set(
      files.flatMap(({ url, formats }) => [url, ...Object.values(formats ?? {}).map((format) => format.url)]),
    ),
  };
}

const somePictures = 6;

async function lackingPictures(strapi: Core.Strapi, languages: readonly Language[]): Promise<SiteHealth["pictures"]> {
  const pictures = await readPictures(strapi);
  const lacks = (texts: (typeof pictures)[number]["texts"], language: Language) => !texts[language]?.trim();
  return {
    count: pictures.length,
    lacking: Object.fromEntries(
      languages.map((language) => [language, pictures.filter(({ texts }) => lacks(texts, language)).length]),
    ),
    some: pictures.filter(({ texts }) => languages.some((language) => lacks(texts, language))).slice(0, somePictures),
  };
}

const staff = z.object({
  state: z.object({ userAbility: z.custom<{ can(action: string, subject?: string): boolean }>() }),
});

/** CMS-13: what is missing on the site, of all that whoever asks may read. */
export const siteHealthController = (strapi: Core.Strapi) =>
  endpoint(strapi, siteHealthSchema, async (ctx: HttpContext) => {
    const { userAbility } = staff.parse(ctx).state;
    const mayRead = (uid: string) => userAbility.can(reading, uid);
    const [published, drafts, beside] = await inSnapshot(strapi, async () => [
      await readContent(strapi, "published"),
      await readContent(strapi, "draft"),
      await besideContent(strapi),
    ]);
    const languages = languagesOf(published);
    return {
      languages,
      tree: mayRead(siteContentTypes.pages.uid) ? pageTree(published, drafts).filter(({ uid }) => mayRead(uid)) : null,
      links: brokenLinks(published, drafts, beside).filter(({ uid }) => mayRead(uid)),
      pictures: userAbility.can("plugin::upload.read") ? await lackingPictures(strapi, languages) : null,
    };
  });
