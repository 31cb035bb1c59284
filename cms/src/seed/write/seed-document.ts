import type { Language } from "@gevel/config";
import type { UID } from "@strapi/strapi";
import type { Kind } from "./references";

/** One document to write: its languages, and what it says in each. */
export interface SeedDocument {
  kind: Kind;
  uid: UID.ContentType;
  key: string;
  languages: Language[];
  /** Kept as a draft when false. */
  published?: boolean;
  /** Asked for when its turn comes, so that it may point at documents written before it. */
  data: (language: Language) => Record<string, unknown>;
}
