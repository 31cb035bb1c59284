/** A picture that a card fetches when a visitor browses them. */
export interface CardPictureData {
  url: string;
  /** Empty if it has no description. */
  alt: string;
  /** Shown until the picture has loaded; empty if unknown. */
  color: string;
}

const isPicture = (value: unknown): value is CardPictureData =>
  typeof value === "object" &&
  value !== null &&
  ["url", "alt", "color"].every((name) => typeof Reflect.get(value, name) === "string");

/** Parses the answer of `/card-pictures.json`; null for anything else. Without zod: every list loads this. */
export const readCardPictures = (value: unknown): readonly CardPictureData[] | null =>
  Array.isArray(value) && value.every(isPicture) ? value : null;
