/** A field's name, and the help beside it where it has any. */
export type FieldWords = readonly [label: string, help?: string];

type ModelWords = Readonly<Record<string, FieldWords>>;

/** What the admin says in Dutch and in French; English is what the layouts say. */
export interface Words<Said> {
  nl: Said;
  fr: Said;
}

/** The fields of one content type or component. */
export type FieldsInWords = Words<ModelWords>;

/** A content type: its name in every language of the admin, and what its list is filtered by. */
export interface TypeInWords extends FieldsInWords {
  name: Words<string> & { en: string };
  /**
   * The filters that staff use, at most ten: of all that Strapi offers the rest stood between them. A name after a dot is the
   * field by which another entry is known.
   */
  filters: readonly string[];
}

/** By uid. */
export type ModelsInWords = Readonly<Record<string, FieldsInWords>>;
