import {
  foldedListingKey,
  listingKey,
  contentAuditSchema,
  type Language,
  type ContentAudit,
  type EntryState,
  type TreeEntry,
} from "@gevel/config";
import { endpoint, inSnapshot, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readPictures } from "../alternative-texts/library-pictures";
import { fileUid } from "../alternative-texts/file-attribute";
import { siteContentTypes } from "../api/content-types";
import { readContent } from "../api/site/content/read-content";
import { siteUrl } from "../validation/entry-context";
import { brokenLinks, type ExternalTargets } from "./broken-links";
import { languageUse } from "../api/site-config/compile-config";
import { pointsAt } from "../content/compile-context";
import type { SiteContent } from "../api/site/site-content";
import type { Documents } from "../content/documents";
import type { Version } from "../content/row-fields";

/** The status of an entry in a language, as Strapi computes it: a draft newer than the publication differs from it. */
function stateOf<Row extends Version>(
  id: string,
  language: Language,
  published: Documents<Row>,
  drafts: Documents<Row>,
): EntryState {
  const [live, draft] = [published.get(id, language), drafts.get(id, language)];
  if (live === null) return draft === null ? "missing" : "draft";
  return draft !== null && draft.updatedAt > live.updatedAt ? "modified" : "published";
}

const byTitle = new Intl.Collator("nl", { sensitivity: "base", numeric: true });

/** The languages that are on, the default one first. */
function languagesOf({ siteConfigs }: SiteContent): Language[] {
  const { enabled, defaultLanguage } = languageUse(siteConfigs);
  return [defaultLanguage, ...enabled.filter((language) => language !== defaultLanguage)];
}

/**
 * CMS-13: all pages, drafts too, each below its parent, and the articles with an address below theirs. The home page
 * comes first; entries in a cycle or with a missing parent are at the top level. Pure.
 */
export function pageTree(published: SiteContent, drafts: SiteContent): TreeEntry[] {
  const languages = languagesOf(published);
  const [defaultLanguage = "nl"] = languages;
  const { pages, articles } = drafts;

  const statesOf = <Row extends Version>(id: string, live: Documents<Row>, all: Documents<Row>) =>
    Object.fromEntries(languages.map((language) => [language, stateOf(id, language, live, all)]));
  const pageOf = (id: string) => {
    const row = pages.get(id, defaultLanguage) ?? pages.versions(id)[0];
    if (!row) return [];
    const parent = pointsAt(pages, row, (version) => version.parent, pages, defaultLanguage);
    const isHome = pages.versions(id).some(({ originalPath }) => /^\/?home\/?$/i.test(originalPath));
    const states = statesOf(id, published.pages, pages);
    return [{ uid: siteContentTypes.pages.uid, id, title: row.title, parent, isHome, states }];
  };
  const articleOf = (id: string) => {
    const row = articles.get(id, defaultLanguage) ?? articles.versions(id)[0];
    if (!row || articles.versions(id).every(({ path }) => path === "")) return [];
    const parent = pointsAt(articles, row, (version) => version.parent, pages, defaultLanguage);
    const states = statesOf(id, published.articles, articles);
    return [{ uid: siteContentTypes.articles.uid, id, title: row.title, parent, isHome: false, states }];
  };
  const all = [...pages.ids().flatMap(pageOf), ...articles.ids().flatMap(articleOf)].sort(
    (a, b) => Number(b.isHome) - Number(a.isHome) || byTitle.compare(a.title, b.title),
  );

  const known = new Set(all.map(({ id }) => id));
  const placed = new Set<string>();
  const below = (parent: string | null, depth: number): TreeEntry[] =>
    all
      .filter((entry) => !placed.has(entry.id))
      .filter((entry) => (entry.parent !== null && known.has(entry.parent) ? entry.parent : null) === parent)
      .flatMap(({ uid, id, title, states }) => {
        placed.add(id);
        return [{ uid, id, title, depth, states }, ...below(id, depth + 1)];
      });
  const tree = below(null, 0);
  const rings = all.flatMap(({ uid, id, title, states }) =>
    placed.has(id) ? [] : [{ uid, id, title, depth: 0, states }],
  );
  return [...tree, ...rings];
}

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

/** Link targets on the site besides the content that staff write. */
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

/** CMS-13: the findings of the content audit, limited to what the user may read. */
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
