import type { StaticMarkup } from "~/islands/static-markup";
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
  /** From the key facts to the legal information. */
  facts: StaticMarkup;
  location: (ListingLocation & { address: string; isAddressPublished: boolean }) | null;
  /** Street, costs, files, film. */
  more: StaticMarkup;
  agent: StaticMarkup;
  /** Similar listings if it is not gone, and a phone's action bar. */
  foot: StaticMarkup;
}
