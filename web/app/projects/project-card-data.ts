import type { Language } from "@gevel/config";

/** What a card of a project shows. */
export interface ProjectCardData {
  id: number;
  path: string;
  title: string;
  /** Where the title is in another language than the page. */
  lang?: Language;
  city: string;
  total: number;
  left: number;
  soldOut: boolean;
  priceFrom: string | null;
  /** When it is handed over; empty where nobody said. */
  delivery: string;
  /** That is behind us. */
  delivered?: boolean;
  /** Address of the first picture. */
  picture?: string;
  /** What is shown in its place until it is there. */
  color?: string;
}
