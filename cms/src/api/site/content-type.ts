import type { AdminLayout, SearchableType } from "@gevel/core";
import type { UID } from "@strapi/strapi";
import type { z } from "zod";
import type { References } from "../../seed/write/references";
import type { SeedDocument } from "../../seed/write/seed-document";
import type { EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import type { Version } from "./content/row-fields";

/** What the house knows of a content type, beside its schema. */
interface ContentType<Row extends z.ZodType<Version>> {
  uid: UID.ContentType;
  /** How a stored version of it is read. */
  row: Row;
  /** What staff see of it, in English. */
  layout: AdminLayout;
  /** What its list is searched in; left out: in what Strapi searches. */
  searched?: SearchableType;
  /** CMS-11: what is wrong with an entry as it stands after a change, beside what can be told of each field by itself. */
  check?: (context: EntryContext) => Promise<Problem[]>;
  /**
   * The entries that one of this type cannot do without. Not named: lists that merely get shorter (the articles of a category,
   * the testimonials of a slider), and what an entry only mentions (the article of a testimonial).
   */
  needs?: (row: z.infer<Row>) => readonly (string | null | undefined)[];
  /** CMS-7: what the first start makes of it. It may point at entries of the types before it in the list. */
  firstContent: (references: References) => readonly SeedDocument[];
}

/** One place to say it all, each row's own type kept. */
export const contentType = <Row extends z.ZodType<Version>, const Uid extends UID.ContentType>(
  type: ContentType<Row> & { uid: Uid },
) => type;
