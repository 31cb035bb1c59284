import type { FieldRules } from "@gevel/config";
import type { AdminLayout, Problem, SearchableType } from "@gevel/core";
import type { UID } from "@strapi/strapi";
import type { z } from "zod";
import type { References } from "./first-content/references";
import type { SeedDocument } from "./first-content/seed-document";
import type { EntryContext } from "./entry-context";
import type { Version } from "./row-fields";

/** The definition of a content type, in addition to its schema. */
interface ContentType<Row extends z.ZodType<Version>> {
  uid: UID.ContentType;
  /** The schema of a stored version. */
  row: Row;
  /** Its labels in the admin, in English. */
  layout: AdminLayout;
  /** The fields its list searches; default: those Strapi searches. */
  searched?: SearchableType;
  /** CMS-11: what its single fields accept, and those of components that only this type has. */
  fieldRules?: FieldRules;
  /** CMS-11: the problems of an entry after a change, beyond those validated per field. */
  check?: (context: EntryContext) => Promise<Problem[]>;
  /**
   * The entries that one of this type requires. Not included: lists that merely get shorter (the articles of a
   * category, the testimonials of a slider), and entries only mentioned (the article of a testimonial).
   */
  needs?: (row: z.infer<Row>) => readonly (string | null | undefined)[];
  /** CMS-7: the entries that the first start creates. They may refer to entries of types earlier in the list. */
  firstContent: (references: References) => readonly SeedDocument[];
}

/** Infers each row's own type. */
export const contentType = <Row extends z.ZodType<Version>, const Uid extends UID.ContentType>(
  type: ContentType<Row> & { uid: Uid },
) => type;
