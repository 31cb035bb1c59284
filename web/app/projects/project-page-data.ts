import type { Language, VideoSource } from "@gevel/config";
import type { StaticMarkup } from "~/islands/static-markup";
import type { Contact, FactRow, PropertyFile, PropertyPicture } from "~/properties/detail/property-content";
import type { ProjectCardData } from "./project-card-data";
import type { UnitRow } from "./project-units";

/** All that the page of a project shows, in its reader's language. */
export interface ProjectContent {
  id: number;
  title: string;
  titleLang?: Language;
  city: string;
  zip: string;
  /** Street, number and place; null unless it may be published (PROP-9). */
  address: string | null;
  number: string;
  soldOut: boolean;
  left: number;
  total: number;
  priceFrom: string | null;
  pictures: PropertyPicture[];
  facts: FactRow[];
  descriptionHtml: string;
  descriptionExcerpt: string;
  descriptionLang?: Language;
  units: UnitRow[];
  requirement: string;
  requirementLang?: Language;
  plans: PropertyFile[];
  documents: PropertyFile[];
  video: VideoSource | null;
  tour: VideoSource | null;
  contact: Contact;
  /** The units open to questions. */
  choices: { unit: { value: string; label: string }[] };
  similar: ProjectCardData[];
  /** Address of the list of projects. */
  listPath: string;
}

/** The browser's part of the data: most is rendered already and static. */
export interface ProjectPageData {
  title: string;
  pictures: PropertyPicture[];
  head: StaticMarkup;
  body: StaticMarkup;
  end: StaticMarkup;
}
