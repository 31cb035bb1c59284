/** The texts staff read beside a field: its name, and one or two sentences on what it does on the site. */
export interface FieldText {
  label: string;
  help?: string;
  placeholder?: string;
  /** The field that names what a relation leads to, where that is a type of another plugin. */
  mainField?: string;
}

/** Fields side by side in the edit view, each with its width of twelve columns. */
export type Row = Record<string, number>;

/** How the admin shows a content type or component until staff arrange it otherwise. */
export interface AdminLayout {
  /** The field that names an entry where it is chosen or listed. */
  mainField: string;
  /** Columns of the list view; components have none. */
  list?: readonly string[];
  /** The columns that it began with in earlier versions: who never touched those gets the new ones. */
  previousLists?: readonly (readonly string[])[];
  sort?: readonly [field: string, order: "ASC" | "DESC"];
  edit: readonly Row[];
  fields: Record<string, FieldText>;
  /** Fields of no use to staff, such as those for the code only. */
  hidden?: readonly string[];
}

/** By uid. */
export type AdminLayouts = Record<string, AdminLayout>;
