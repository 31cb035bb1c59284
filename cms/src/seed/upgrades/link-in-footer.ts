import { languages } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { footerColumns } from "../../api/footer/first-content/footer";
import type { References } from "../write/references";
import { extendEntry } from "./extend-entry";

const uid = "api::footer.footer";
const footerSchema = z.object({ documentId: z.string() }).nullable();
const partSchema = z.object({ id: z.number() });
const columnsSchema = z.array(partSchema.extend({ links: z.array(partSchema) }));

/** A link to a page at the end of the footer's first column that has links, in each language; the rest stays as staff have it. */
export async function linkInFooter(strapi: Core.Strapi, pageKey: string, references: References): Promise<void> {
  const link = footerColumns.flatMap(({ links = [] }) => links).find((one) => "page" in one && one.page === pageKey);
  const footer = footerSchema.parse(await strapi.db.query(uid).findOne({ orderBy: { id: "asc" } }));
  if (link === undefined || footer === null) return;
  await extendEntry(strapi, uid, footer.documentId, { columns: { populate: { links: true } } }, (draft) => {
    const columns = columnsSchema.parse(draft.columns);
    const listing = columns.find(({ links }) => links.length > 0);
    const language = languages.find((code) => code === draft.locale);
    if (listing === undefined || language === undefined) return null;
    return {
      columns: columns.map(({ id, links }) =>
        id === listing.id
          ? { id, links: [...links.map((existing) => ({ id: existing.id })), references.link(link, language)] }
          : { id },
      ),
    };
  });
}
