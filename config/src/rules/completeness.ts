import type { Language } from "../site/languages.js";

/** A listing or project as stored or typed; not parsed, because staff may type anything. */
export type ItemFields = Readonly<Record<string, unknown>>;

export interface MissingPart {
  /** The field to look at. */
  readonly field: string;
  /** The field is empty, or has too few pictures, or pictures without an alternative text. */
  readonly reason: "empty" | "few-pictures" | "no-alt";
  /** Set if only one language lacks it. */
  readonly language?: Language;
  /** An advertisement without it breaks the law of its region. */
  readonly legal: boolean;
  /** Blocks publication until it is filled in or somebody gives a reason. */
  readonly blocking?: true;
  /** The law that requires it. */
  readonly source?: string;
}

export interface Completeness {
  /** Whole percent of what it should have; 100 only where nothing is missing. */
  readonly percent: number;
  /** Legal requirements first. */
  readonly missing: readonly MissingPart[];
}

/** A requirement of an item. */
export interface RequiredPart {
  readonly part: MissingPart;
  readonly isMissing: boolean;
}

const enoughPictures = 5;

export const emptyPart = (field: string, legal: boolean): MissingPart => ({ field, reason: "empty", legal });

const record = (value: unknown): ItemFields => (typeof value === "object" && value !== null ? { ...value } : {});

/** Merges an item's own fields with its attributes, because a mandatory disclosure can name either. */
export const withAttributes = ({ attributes, ...own }: ItemFields): ItemFields => ({ ...record(attributes), ...own });

/** 0 and "no" are not empty. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && !(value instanceof Date) && Object.keys(value).length === 0;
}

const isTextMissing = (value: unknown, language: Language) => isEmpty(record(value)[language]);

export const requiredFields = (item: ItemFields, fields: readonly string[], legal: boolean): RequiredPart[] =>
  fields.map((field) => ({ part: emptyPart(field, legal), isMissing: isEmpty(item[field]) }));

/** Enough pictures, and in each language of the site these texts and the alternative texts of the pictures. */
export function requiredMedia(
  item: ItemFields,
  texts: readonly string[],
  languages: readonly Language[],
): readonly RequiredPart[] {
  const pictures = Array.isArray(item.pictures) ? item.pictures.map(record) : [];
  const altIn = (language: Language): RequiredPart => ({
    part: { field: "pictures", reason: "no-alt", language, legal: false },
    isMissing: pictures.some(({ alt }) => isTextMissing(alt, language)),
  });
  return [
    { part: { field: "pictures", reason: "few-pictures", legal: false }, isMissing: pictures.length < enoughPictures },
    ...languages.flatMap((language) => [
      ...texts.map((field): RequiredPart => ({
        part: { field, reason: "empty", language, legal: false },
        isMissing: isTextMissing(item[field], language),
      })),
      ...(pictures.length > 0 ? [altIn(language)] : []),
    ]),
  ];
}

export function completenessOf(required: readonly RequiredPart[]): Completeness {
  const missing = required.filter(({ isMissing }) => isMissing).map(({ part }) => part);
  return { percent: Math.floor((100 * (required.length - missing.length)) / required.length), missing };
}
