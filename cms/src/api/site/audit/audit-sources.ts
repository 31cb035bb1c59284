import {
  foldedListingKey,
  listingKey,
  type AuditedContent,
  type AuditedPage,
  type AuditSources,
  type EntryState,
  type KnownAddresses,
  type Language,
} from "@gevel/config";
import { inSnapshot } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../../../environment/strapi-services";
import { siteUrl } from "../../../content/entry-context";
import { siteContentTypes } from "../../content-types";
import { languageUse } from "../../site-config/compile-config";
import { pointsAt } from "../../../content/compile-context";
import type { SiteContent } from "../site-content";
import { compileSite } from "../compile/compile-site";
import type { Documents } from "../../../content/documents";
import { readContent } from "../content/read-content";
import type { Version } from "../../../content/row-fields";
import { auditedLinks } from "./entry-links";

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

/** All pages, and the articles with an address, drafts too. Pure. */
function auditedPages(published: SiteContent, drafts: SiteContent, languages: readonly Language[]): AuditedPage[] {
  const [defaultLanguage = "nl"] = languages;
  const { pages, articles } = drafts;
  const statesOf = <Row extends Version>(id: string, live: Documents<Row>, all: Documents<Row>) =>
    Object.fromEntries(languages.map((language) => [language, stateOf(id, language, live, all)]));
  const pageOf = (id: string): AuditedPage[] => {
    const row = pages.get(id, defaultLanguage) ?? pages.versions(id)[0];
    if (!row) return [];
    const parent = pointsAt(pages, row, (version) => version.parent, pages, defaultLanguage);
    const isHome = pages.versions(id).some(({ originalPath }) => /^\/?home\/?$/i.test(originalPath));
    const states = statesOf(id, published.pages, pages);
    return [{ uid: siteContentTypes.pages.uid, kind: "page", id, title: row.title, parent, isHome, states }];
  };
  const articleOf = (id: string): AuditedPage[] => {
    const row = articles.get(id, defaultLanguage) ?? articles.versions(id)[0];
    if (!row || articles.versions(id).every(({ path }) => path === "")) return [];
    const parent = pointsAt(articles, row, (version) => version.parent, pages, defaultLanguage);
    const states = statesOf(id, published.articles, articles);
    return [
      { uid: siteContentTypes.articles.uid, kind: "article", id, title: row.title, parent, isHome: false, states },
    ];
  };
  return [...pages.ids().flatMap(pageOf), ...articles.ids().flatMap(articleOf)];
}

/** Link targets on the site besides its own content. */
type ExternalTargets = Pick<KnownAddresses, "siteUrl" | "properties" | "projects" | "listingKeys" | "files">;

/** CMS-13: what the content audit evaluates, of all that is published. Pure. */
export function auditedContent(
  published: SiteContent,
  drafts: SiteContent,
  externalTargets: ExternalTargets,
): AuditedContent {
  const { enabled, defaultLanguage } = languageUse(published.siteConfigs);
  const languages = [defaultLanguage, ...enabled.filter((language) => language !== defaultLanguage)];
  const { tree } = compileSite(published);
  const trees = new Map(enabled.map((language) => [language, tree(language)]));
  return {
    languages,
    pages: auditedPages(published, drafts, languages),
    links: auditedLinks({ published, drafts, defaultLanguage, trees, siteUrl: externalTargets.siteUrl }),
    addresses: {
      ...externalTargets,
      defaultLanguage,
      enabled,
      routes: trees.get(defaultLanguage)?.routes ?? [],
      redirects: (language) => trees.get(language)?.redirects ?? [],
    },
  };
}

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
  const files = addresses.parse(await strapi.db.query("plugin::upload.file").findMany({ select: ["url", "formats"] }));
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

/** What the content audit asks of the site. */
export const auditSources = (strapi: Core.Strapi): AuditSources => ({
  pageUid: siteContentTypes.pages.uid,
  async content() {
    const [published, drafts, externalTargets] = await inSnapshot(strapi, async () => [
      await readContent(strapi, "published"),
      await readContent(strapi, "draft"),
      await readExternalTargets(strapi),
    ]);
    return auditedContent(published, drafts, externalTargets);
  },
  pictures: () => strapiService(strapi, "plugin::media.pictures").all(),
});
