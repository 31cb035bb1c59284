import type { StaticMarkup } from "~/islands/static-markup";
import type { CostsSectionProps } from "./costs-section";
import type { ListingLocation, PropertyPicture } from "./property-content";

/** The browser's data of a listing's page: what it renders itself, and the rest as server-rendered markup. */
export interface PropertyPageData {
  id: number;
  title: string;
  pictures: PropertyPicture[];
  /** Title, place, price, sharing. */
  head: StaticMarkup;
  /** Similar listings if it is gone itself: above its own content. */
  instead: StaticMarkup | null;
  /** From the key facts to films: what the listing is. */
  facts: StaticMarkup;
  location: (ListingLocation & { address: string; isAddressPublished: boolean }) | null;
  /** Street, energy, and the costs of one that is not bought. */
  more: StaticMarkup;
  /** Of one for sale at a published price. */
  costs: CostsSectionProps | null;
  /** Law and documents. */
  end: StaticMarkup;
  agent: StaticMarkup;
  /** Similar listings if it is not gone, and a phone's action bar. */
  foot: StaticMarkup;
}
