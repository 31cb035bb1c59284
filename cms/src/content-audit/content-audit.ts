import { foldedListingKey, listingKey, contentAuditSchema, type Language, type ContentAudit } from "@gevel/config";
import { endpoint, inSnapshot, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readPictures } from "../alternative-texts/library-pictures";
import { fileUid } from "../alternative-texts/file-attribute";
import { siteContentTypes } from "../api/content-types";
import { readContent } from "../api/site/content/read-content";
import { siteUrl } from "../validation/entry-context";
import { brokenLinks, type ExternalTargets } from "./broken-links";
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
async function readExternalTargets(strapi: Core.Strapi): Promise<ExternalTargets> {
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

async function picturesWithoutText(
  strapi: Core.Strapi,
  languages: readonly Language[],
): Promise<ContentAudit["pictures"]> {
  const pictures = await readPictures(strapi);
  const isWithoutText = (texts: (typeof pictures)[number]["texts"], language: Language) => !texts[language]?.trim();
  return {
    count: pictures.length,
    lacking: Object.fromEntries(
      languages.map((language) => [language, pictures.filter(({ texts }) => isWithoutText(texts, language)).length]),
    ),
    some: pictures
      .filter(({ texts }) => languages.some((language) => isWithoutText(texts, language)))
      .slice(0, somePictures),
  };
}

const staff = z.object({
  state: z.object({ userAbility: z.custom<{ can(action: string, subject?: string): boolean }>() }),
});

/** CMS-13: what is missing on the site, of all that whoever asks may read. */
export const contentAuditController = (strapi: Core.Strapi) =>
  endpoint(strapi, contentAuditSchema, async (ctx: HttpContext) => {
    const { userAbility } = staff.parse(ctx).state;
    const canRead = (uid: string) => userAbility.can(reading, uid);
    const [published, drafts, externalTargets] = await inSnapshot(strapi, async () => [
      await readContent(strapi, "published"),
      await readContent(strapi, "draft"),
      await readExternalTargets(strapi),
    ]);
    const languages = languagesOf(published);
    return {
      languages,
      tree: canRead(siteContentTypes.pages.uid) ? pageTree(published, drafts).filter(({ uid }) => canRead(uid)) : null,
      links: brokenLinks(published, drafts, externalTargets).filter(({ uid }) => canRead(uid)),
      pictures: userAbility.can("plugin::upload.read") ? await picturesWithoutText(strapi, languages) : null,
    };
  });
