import type { Language } from "@gevel/config";
import type { UID } from "@strapi/strapi";
import type { Kind } from "./references";

/** One document to write: its languages, and its values in each. */
export interface SeedDocument {
  kind: Kind;
  uid: UID.ContentType;
  key: string;
  languages: Language[];
  /** False: stays a draft. */
  published?: boolean;
  /** Called when the document is written, so that it may refer to documents written before it. */
  data: (language: Language) => Record<string, unknown>;
}
