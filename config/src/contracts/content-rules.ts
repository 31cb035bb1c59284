/** A sentence for staff in the languages of the admin. */
type StaffSentence = Readonly<Record<"nl" | "fr" | "en", string>>;

/** One version of an entry after a change, before the change is committed. */
export interface EntryVersion {
  documentId: string;
  locale: string;
  published: boolean;
}

/** What is wrong with an entry: the field that shows it, and a message. */
interface EntryProblem {
  path: string[];
  message: StaffSentence;
}

/** What a field of a content type or component accepts beyond its kind in the schema. */
export interface FieldRule {
  /** What is wrong with a value, or null. Asked of texts, of JSON as it was parsed, and never of an empty field. */
  problem?: (value: unknown) => StaffSentence | null;
  /** A text as it is stored. */
  complete?: (text: string) => string;
}

/** Rules by model and field: `config.tracking.siteFacebookPixel`. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** The HTML that rich texts may contain. */
export interface RichTextRules {
  tags: readonly string[];
  /** Of links. */
  schemes: readonly string[];
  frameHosts: readonly string[];
  /** For a frame of another host. */
  otherFrame: StaffSentence;
  /** The HTML that a text, in Markdown or HTML, is shown as. */
  toHtml(text: string): string;
}

/** An entry that staff or a program unpublishes or deletes. */
export interface Removal {
  uid: string;
  documentId: string;
  /** The languages that go; null for all. */
  languages: readonly string[] | null;
}

/** An entry that would break without another. */
export interface EntryUse {
  /** Its type, as `typeNames` has it. */
  by: string;
  title: string;
}

/** Why an entry has to stay: the site needs it, or others use it. */
export type RemovalObstacle = { needed: StaffSentence } | { uses: readonly EntryUse[] };

/** What the application passes to the plugin `content-rules` in its register step. */
export interface ContentRules {
  /** The types whose entries are checked as a whole after a change, in its transaction, and kept while in use. */
  types: readonly { uid: string; check?: (version: EntryVersion) => Promise<readonly EntryProblem[]> }[];
  fields: FieldRules;
  richText: RichTextRules;
  /** One entry of a type, and several. */
  typeNames: Readonly<Record<string, Readonly<Record<"nl" | "fr" | "en", readonly [one: string, more: string]>>>>;
  /** Among what is published, or among drafts; null where nothing keeps it. */
  obstacle(removal: Removal, status: "published" | "draft"): Promise<RemovalObstacle | null>;
}
