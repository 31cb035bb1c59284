/** A field's name, and the help beside it where it has any. */
export type FieldMessage = readonly [label: string, help?: string];

type ModelFieldMessages = Readonly<Record<string, FieldMessage>>;

/** What the admin says in Dutch and in French; English is what the layouts say. */
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
   * The filters that staff use, at most ten: of all that Strapi offers the rest stood between them. A name after a dot is the
   * field by which another entry is known.
   */
  filters: readonly string[];
}

/** By uid. */
export type ModelMessages = Readonly<Record<string, FieldMessages>>;
