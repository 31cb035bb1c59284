import type { Core, UID } from "@strapi/strapi";
import type { z } from "zod";
import type { SiteContent } from "../compile/compile-context";
import { Documents } from "../compile/documents";
import { chooseVersions, type Status } from "./choose-versions";
import { siteContentTypes } from "./content-rows";
import { contentPopulate } from "./populate";
import type { Version } from "./row-fields";

type ContentType<Row extends Version> = { uid: UID.ContentType; row: z.ZodType<Row> };

/** Every stored version of one content type. A row that cannot be read is left out and named in the log. */
async function readRows<Row extends Version>(strapi: Core.Strapi, { uid, row }: ContentType<Row>): Promise<Row[]> {
  const stored: unknown[] = await strapi.db
    .query(uid)
    .findMany({ populate: contentPopulate(strapi, strapi.getModel(uid)), orderBy: { id: "asc" } });
  return stored.flatMap((value) => {
    const parsed = row.safeParse(value);
    if (parsed.success) return [parsed.data];
    strapi.log.error(`an entry of ${uid} cannot be read and is left out of the site: ${parsed.error.message}`);
    return [];
  });
}

/** The content as the public may see it, or with its drafts. Read it in one transaction, or it may be half of two states. */
export async function readContent(strapi: Core.Strapi, status: Status): Promise<SiteContent> {
  const documents = async <Row extends Version>(type: ContentType<Row>) =>
    new Documents(chooseVersions(await readRows(strapi, type), status));
  return {
    pages: await documents(siteContentTypes.pages),
    menus: await documents(siteContentTypes.menus),
    modules: await documents(siteContentTypes.modules),
    categories: await documents(siteContentTypes.categories),
    articles: await documents(siteContentTypes.articles),
    testimonials: await documents(siteContentTypes.testimonials),
    sliders: await documents(siteContentTypes.sliders),
    contactForms: await documents(siteContentTypes.contactForms),
    propertyLists: await documents(siteContentTypes.propertyLists),
    popups: await documents(siteContentTypes.popups),
    footers: await documents(siteContentTypes.footers),
    siteConfigs: await documents(siteContentTypes.siteConfigs),
    redirects: await documents(siteContentTypes.redirects),
  };
}
