/** A field's name, and the help beside it where it has any. */
export type FieldMessage = readonly [label: string, help?: string];

type ModelFieldMessages = Readonly<Record<string, FieldMessage>>;

/** The admin's messages in Dutch and French; the layouts have the English ones. */
export interface Translated<Value> {
  nl: Value;
  fr: Value;
}

/** The fields of one content type or component. */
export type FieldMessages = Translated<ModelFieldMessages>;

/** A content type: its name in every language of the admin, and what its list is filtered by. */
export interface ContentTypeMessages extends FieldMessages {
  name: Translated<string> & { en: string };
  /**
   * The filters that staff use, at most ten: the others Strapi offers hid these. A name after a dot is the main field
   * of a related entry.
   */
  filters: readonly string[];
}

/** By uid. */
export type ModelMessages = Readonly<Record<string, FieldMessages>>;
