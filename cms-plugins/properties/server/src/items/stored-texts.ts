import {
  documentSchema,
  fallbackLanguage,
  pictureSchema,
  type Language,
  type Listing,
  type Localized,
  type Picture,
} from "@gevel/config";
import { z } from "zod";
import { readJson, readLocalized, storedObject, type Row } from "../rows/read-value.js";
import { editedFieldsSchema } from "../ownership/edited-fields.js";

/** Attributes of a row as the database returns them; passed to the worker as they are. */
export type StoredRow = Readonly<Record<string, unknown>>;

const named = z.array(z.looseObject({ reference: z.string() }));
const pictures = z.array(pictureSchema);
const documents = z.array(documentSchema);

/**
 * The texts of an existing item, to which the sent ones are added: a language that an item does not name stays. Values
 * edited by staff stay whole. A new item has none.
 */
export class StoredTexts {
  readonly #row: StoredRow;
  readonly #edited: readonly string[];
  readonly #attributes: Row;

  /** `bareIn` is the language of what is sent as a text alone. */
  constructor(
    row: StoredRow | null,
    readonly bareIn: Language = fallbackLanguage,
  ) {
    this.#row = row ?? {};
    this.#edited = readJson(this.#row.editedFields, editedFieldsSchema, []);
    this.#attributes = readJson(this.#row.attributes, storedObject, {});
  }

  isStaffs(attribute: string): boolean {
    return this.#edited.includes(attribute);
  }

  of(attribute: string): Localized {
    return readLocalized(this.#row[attribute] ?? this.#attributes[attribute]);
  }

  get pictures(): Picture[] {
    return readJson(this.#row.pictures, pictures, []);
  }

  get documents(): Listing["documents"] {
    return readJson(this.#row.documents, documents, []);
  }

  /** Stored units of a project, by reference. */
  get units(): ReadonlyMap<string, Row> {
    return new Map(readJson(this.#row.constructions, named, []).map((unit) => [unit.reference, unit]));
  }
}
