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

/** By uid. */
export type ModelsInWords = Readonly<Record<string, FieldsInWords>>;
