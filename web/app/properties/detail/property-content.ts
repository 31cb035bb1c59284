import type {
  AttributeText,
  EnergyLabel,
  Goal,
  Language,
  ListingAttribute,
  ListingPart,
  PriceText,
  Region,
  VideoSource,
} from "@gevel/config";
import type { MessageId } from "~/i18n/message-id";
import type { Placeholder } from "~/ui/picture";
import type { CardData } from "../card/card-data";
import type { ListingCosts } from "../costs/listing-costs";

export interface PropertyPicture extends Placeholder {
  url: string;
  width: number | null;
  height: number | null;
  /** The feed's own description; if empty, the page uses the picture's number. */
  alt: string;
  /** A floor plan: shown whole on white, never cut. */
  isPlan?: true;
}

/** A labelled line of the page: `label` is a message id. */
export interface FactRow {
  key: string;
  label: MessageId;
  value: AttributeText;
  /** The count, if the label contains it. */
  count?: number;
}

export interface FactGroup {
  group: ListingAttribute["group"];
  rows: FactRow[];
}

export interface LegalBlock {
  region: Region;
  /** Null if the law requires it and it is not known yet. */
  rows: { key: string; label: MessageId; value: AttributeText | null }[];
  /** The laws that require them. */
  sources: string[];
  sourceLanguage: Language;
  /** It must carry the flood sign. */
  isFloodProne: boolean;
}

export interface Contact {
  name: string;
  phone: string;
  email: string;
  pictureUrl: string;
  /** Of the team member's own page. */
  routeId: string | null;
}

/** Its position: its own point, or its place's if the address is hidden (PROP-9). */
export interface ListingLocation {
  latitude: number;
  longitude: number;
  exact: boolean;
  /** Shown on the map's pin; null if not published. */
  price: number | null;
}

export interface PropertyFile {
  url: string;
  /** Empty where the feed has no name for it. */
  name: string;
}

/** All that the page of a listing shows, in its reader's language. */
export interface PropertyContent {
  id: number;
  goal: Goal;
  /** 410 for sold or rented listings, if the site configuration says so (PROP-10). */
  status: 200 | 410;
  state: "available" | "option" | "sold" | "rented";
  marquee: string;
  /** Empty if the listing has no headline: the page then shows type and place. */
  title: string;
  titleLang?: Language;
  typeName: string;
  city: string;
  /** Street, number and place; null unless it may be published (PROP-9). */
  address: string | null;
  zip: string;
  reference: string;
  price: PriceText;
  priceUnitText: string;
  /** A7: the recent previous price; null if none is shown. */
  /** PROP-10: how fast it was sold or let, and in which month; null where nobody observed it. */
  offerEnd: { days: number; month: string } | null;
  priceDrop: { before: string; day: string } | null;
  /** Common charges a month, for a letting. */
  /** Of a sale; null where price or surface is not published. */
  squareMetrePrice: string | null;
  charges: string | null;
  pictures: PropertyPicture[];
  keyFacts: FactRow[];
  descriptionHtml: string;
  descriptionExcerpt: string;
  descriptionLang?: Language;
  groups: FactGroup[];
  energy: EnergyLabel | null;
  energyValue: string | null;
  energyRows: FactRow[];
  renovation: { years: number; from: string; target: string; source: string } | null;
  legal: LegalBlock | null;
  costs: FactRow[];
  /** What its costs of buying and a loan are calculated from; null where nothing is bought. */
  calculation: ListingCosts | null;
  /** The visitor's input for it, from the address. */
  costsAsked: string;
  plans: PropertyFile[];
  documents: PropertyFile[];
  video: VideoSource | null;
  tour: VideoSource | null;
  /** FORM-8: how many documents are sent on request. */
  documentsOnRequest: number;
  location: ListingLocation | null;
  /** Canonical path of the page. */
  path: string;
  /** Its form pages; null for a listing that is gone, which has none. */
  parts: Record<ListingPart, string> | null;
  contact: Contact;
  similar: CardData[];
  /** Address of the list it belongs to. */
  listPath: string;
  /** Links for a listing that is gone; each null if staff publish no such page. */
  alternatives: { savedSearch: string | null; valuation: string | null } | null;
}
