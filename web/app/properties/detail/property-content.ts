import type {
  AttributeText,
  EnergyLabel,
  Goal,
  Language,
  ListingPart,
  PriceText,
  Region,
  VideoSource,
} from "@gevel/config";
import type { Placeholder } from "~/ui/picture";
import type { CardData } from "../card/card-data";
import type { BuyingTable } from "../costs/buying-table";
import type { MortgageContent } from "../costs/mortgage";

export interface PropertyPicture extends Placeholder {
  url: string;
  width: number | null;
  height: number | null;
  /** The feed's own words for it; the page says which picture it is where there are none. */
  alt: string;
}

/** A labelled line of the page: `label` is a message id. */
export interface FactRow {
  key: string;
  label: string;
  value: AttributeText;
  /** How many there are, where the label is counted in words. */
  count?: number;
}

export interface FactGroup {
  group: string;
  rows: FactRow[];
}

export interface LegalBlock {
  region: Region;
  /** Null where the law asks for it and nobody has told it yet. */
  rows: { key: string; label: string; value: AttributeText | null }[];
  /** The laws that ask for them. */
  sources: string[];
  sourceLanguage: Language;
  /** It must bear the sign of floods. */
  isFloodProne: boolean;
}

export interface Contact {
  name: string;
  phone: string;
  email: string;
  pictureUrl: string;
}

/** Where it stands: its own point, or its place's where the address is hidden (PROP-9). */
export interface ListingLocation {
  latitude: number;
  longitude: number;
  exact: boolean;
  /** Said on the map's pin; null where it is not published. */
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
  /** 410 for what is sold or rented, where the site configuration says so (PROP-10). */
  status: 200 | 410;
  state: "available" | "option" | "sold" | "rented";
  marquee: string;
  /** Empty where the listing has no headline: the page then says what it is and where. */
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
  /** A7: what the price was until lately; null where nothing of that is told. */
  priceDrop: { before: string; day: string } | null;
  /** Common charges a month, for a letting. */
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
  /** What buying it costs beside its price; null where that is not ours to say. */
  buying: BuyingTable | null;
  /** A loan for it by the month; null where nothing is bought. */
  mortgage: MortgageContent | null;
  plans: PropertyFile[];
  documents: PropertyFile[];
  video: VideoSource | null;
  tour: VideoSource | null;
  /** FORM-8: how many documents are sent to whoever asks. */
  documentsOnRequest: number;
  location: ListingLocation | null;
  /** Canonical path of the page. */
  path: string;
  /** Its own pages; null for what is gone, which has nothing to ask for. */
  parts: Record<ListingPart, string> | null;
  contact: Contact;
  similar: CardData[];
  /** Address of the list it belongs to. */
  listPath: string;
  /** Of what is gone: where a visitor goes on from it; each null where staff publish no such page. */
  alternatives: { savedSearch: string | null; valuation: string | null } | null;
}
