import { unsavedId, type DraftForm } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { SiteContent } from "../site-content";
import { Documents } from "../../../content/documents";
import { chooseVersions, unpublishedVersions, type Status } from "../../../content/choose-versions";
import { siteContentTypes } from "../../content-types";
import { readTables } from "./read-tables";
import { version, type Version } from "../../../content/row-fields";
import { storedContent, type Entry } from "./stored-content";
import { storedModels } from "./stored-models";
import { strapiService } from "../../../environment/strapi-services";

const publishedSchema = z.object({ path: z.string().catch("") });

/**
 * LANG-4: by document and language the path that a version had when it was last on the site. A draft that was never
 * published has none, and a path typed since then is known to nobody.
 */
async function publishedPaths(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<(version: { documentId: string; locale: string }) => string> {
  const found = await strapiService(strapi, "plugin::publishing.publishing").lastPublications(uid, documentIds);
  const paths = new Map(
    found.map(({ document, locale, content }) => [`${document} ${locale}`, publishedSchema.parse(content).path]),
  );
  return ({ documentId, locale }) => paths.get(`${documentId} ${locale}`) ?? "";
}

type ContentType<Row extends Version> = { uid: string; row: z.ZodType<Row> };

const models = perStrapi((strapi) =>
  storedModels(
    strapi,
    Object.values(siteContentTypes).map(({ uid }) => uid),
  ),
);

const chosenSchema = z.object(version).pick({ documentId: true, locale: true, publishedAt: true, updatedAt: true });
type ChosenVersion = z.infer<typeof chosenSchema>;

/**
 * The content as the public may see it, or with its drafts, or with a form in the admin as if it were saved. Read it in
 * one transaction, or it may mix two states.
 */
export async function readContent(
  strapi: Core.Strapi,
  status: Status,
  typed: DraftForm | null = null,
): Promise<SiteContent> {
  const tables = await readTables(strapi, models(strapi));
  const { rowsOf, entryOf } = storedContent(models(strapi), tables);

  /** The entries with the one in it that is being typed, a new one last. */
  const withTyped = (uid: string, entries: readonly Entry[], row: z.ZodType): readonly Entry[] => {
    if (typed?.uid !== uid) return entries;
    const { id, language } = typed;
    const documentId = id ?? unsavedId;
    const isTyped = (entry: Entry) => entry.documentId === documentId && entry.locale === language;
    const now = new Date().toISOString();
    const begun: Entry = { documentId, locale: language, publishedAt: null, createdAt: now, updatedAt: now };
    const stored = entries.find(isTyped) ?? begun;
    const { entryWith } = strapiService(strapi, "plugin::live-preview.preview");
    const shown = entryWith(typed, stored, (entry) => row.safeParse(entry).error);
    return stored === begun ? [...entries, shown] : entries.map((entry) => (entry === stored ? shown : entry));
  };

  /** An entry that cannot be read is left out and logged. */
  const documents = <Row extends Version>(
    { uid, row }: ContentType<Row>,
    pathOnSite: ((version: ChosenVersion) => string) | null = null,
  ): Documents<Row> => {
    const leaveOut = ({ message }: z.ZodError) => {
      strapi.log.error(`site: an entry cannot be read, leaving it out, type=${uid}: ${message}`);
      return [];
    };
    // Only the chosen versions are assembled and parsed: for most entries one of two.
    const versions = rowsOf(uid).flatMap((stored) => {
      const { data, error } = chosenSchema.safeParse(stored);
      return error ? leaveOut(error) : { ...data, stored };
    });
    const chosen = chooseVersions(versions, status).map(({ stored, publishedAt }) => ({
      ...entryOf(uid, stored),
      publishedAt,
    }));
    const rows = withTyped(uid, chosen, row).flatMap((entry) => {
      const { data, error } = row.safeParse(entry);
      return error ? leaveOut(error) : data;
    });
    if (pathOnSite === null) return new Documents(rows);
    const left = unpublishedVersions(versions).flatMap(({ stored, ...version }) => {
      const path = pathOnSite(version);
      return path === "" ? [] : (row.safeParse({ ...entryOf(uid, stored), path }).data ?? []);
    });
    return new Documents(rows, left);
  };
  const pathsOnSite = async ({ uid }: ContentType<Version>) => {
    if (status !== "published") return null;
    const left = unpublishedVersions(rowsOf(uid).flatMap((stored) => chosenSchema.safeParse(stored).data ?? []));
    return publishedPaths(strapi, uid, [...new Set(left.map(({ documentId }) => documentId))]);
  };
  return {
    pages: documents(siteContentTypes.pages, await pathsOnSite(siteContentTypes.pages)),
    menus: documents(siteContentTypes.menus),
    modules: documents(siteContentTypes.modules),
    categories: documents(siteContentTypes.categories),
    articles: documents(siteContentTypes.articles, await pathsOnSite(siteContentTypes.articles)),
    testimonials: documents(siteContentTypes.testimonials),
    sliders: documents(siteContentTypes.sliders),
    contactForms: documents(siteContentTypes.contactForms),
    propertyLists: documents(siteContentTypes.propertyLists),
    popups: documents(siteContentTypes.popups),
    footers: documents(siteContentTypes.footers),
    siteConfigs: documents(siteContentTypes.siteConfigs),
    placePages: documents(siteContentTypes.placePages),
    redirects: documents(siteContentTypes.redirects),
  };
}
