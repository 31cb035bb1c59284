import type { DrawnPart } from "~/islands/drawn";
import type { ListingLocation, PropertyPicture } from "./property-data";

/** What the browser gets of a listing's page: what it draws itself, and the rest as the server drew it. */
export interface PropertyView {
  id: number;
  title: string;
  pictures: PropertyPicture[];
  /** Title, place, price, sharing. */
  head: DrawnPart;
  /** From the key facts to what the law asks. */
  facts: DrawnPart;
  location: (ListingLocation & { address: string }) | null;
  /** Street, costs, files, film. */
  more: DrawnPart;
  agent: DrawnPart;
  /** Homes like it, and a phone's bar of actions. */
  foot: DrawnPart;
}
