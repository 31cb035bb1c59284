import type { Language } from "@gevel/config";

/** Data of a project's card. */
export interface ProjectCardData {
  id: number;
  path: string;
  title: string;
  /** Set if the title is in another language than the page. */
  lang?: Language;
  city: string;
  total: number;
  left: number;
  soldOut: boolean;
  priceFrom: string | null;
  /** The date of delivery; empty if unknown. */
  delivery: string;
  /** That date has passed. */
  delivered?: boolean;
  /** Address of the first picture. */
  picture?: string;
  /** Shown until the picture has loaded. */
  color?: string;
}
