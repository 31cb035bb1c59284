/** A picture that a card fetches when somebody looks through them. */
export interface CardPictureData {
  url: string;
  /** Empty where nobody described it. */
  alt: string;
  /** What is shown in its place until it is there; empty where that is not known. */
  color: string;
}

const isPicture = (value: unknown): value is CardPictureData =>
  typeof value === "object" &&
  value !== null &&
  ["url", "alt", "color"].every((name) => typeof Reflect.get(value, name) === "string");

/** What `/card-pictures.json` answered; null where that is something else. Without zod: every list loads this. */
export const readCardPictures = (value: unknown): readonly CardPictureData[] | null =>
  Array.isArray(value) && value.every(isPicture) ? value : null;
