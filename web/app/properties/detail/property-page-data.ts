import type { StaticMarkup } from "~/islands/static-markup";
import type { ListingLocation, PropertyPicture } from "./property-content";

/** What the browser gets of a listing's page: what it draws itself, and the rest as the server drew it. */
export interface PropertyPageData {
  id: number;
  title: string;
  pictures: PropertyPicture[];
  /** Title, place, price, sharing. */
  head: StaticMarkup;
  /** Homes like it, where it is gone itself: before everything that is told of it. */
  instead: StaticMarkup | null;
  /** From the key facts to what the law asks. */
  facts: StaticMarkup;
  location: (ListingLocation & { address: string; isAddressPublished: boolean }) | null;
  /** Street, costs, files, film. */
  more: StaticMarkup;
  agent: StaticMarkup;
  /** Homes like it where it is not gone, and a phone's bar of actions. */
  foot: StaticMarkup;
}
