/** A sentence of the import in the languages of the admin; `{name}` stands for a value, or for another of these rows. */
export interface ImportMessage {
  readonly en: string;
  readonly nl: string;
  readonly fr: string;
}
