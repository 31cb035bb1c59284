import type { Language } from "../site/languages.js";
import type { ListingState, Interest, PortalListing } from "./portal.js";
import type { SimilarListing } from "../rules/similar-listings.js";
import type { StepFacts } from "../rules/portal-steps.js";
import type { Localized } from "./localized.js";
import type { Listing } from "./properties.js";

/** A listing as its owner may know it: with its price and address, published or not. */
export interface OwnedListing {
  listing: Listing;
  source: string;
  reference: string;
  publishPrice: boolean;
  publishAddress: boolean;
  /** Moments; null where the source told none, it was never on the site, or it was not withdrawn. */
  createdAtSource: string | null;
  publicSince: string | null;
  withdrawnAt: string | null;
  /** The names of all its documents. */
  documents: readonly Localized[];
}

/** The owner entries under one address, taken together. */
export interface OwnedListings {
  name: string;
  language: Language | null;
  listings: readonly OwnedListing[];
}

/** A home as the application tells it to its owner; the portal adds what happened to it. */
export type OwnedListingSummary = Pick<
  PortalListing,
  | "id"
  | "reference"
  | "title"
  | "place"
  | "goal"
  | "state"
  | "marquee"
  | "price"
  | "priceUnit"
  | "pricePublished"
  | "pictureUrl"
  | "since"
  | "path"
  | "agent"
> & { facts: StepFacts; similarity: SimilarListing };

export interface OwnerListings {
  name: string;
  language: Language | null;
  homes: readonly OwnedListingSummary[];
}

/** What the history of a home follows. */
export interface OwnedListingFacts {
  id: number;
  goal: 0 | 1;
  state: ListingState;
  price: number | null;
  /** Whether visitors read that price now, as what the home is offered for. */
  told: boolean;
  /** When it came on the market. */
  since: Date;
}

/** What visitors did about a home on a Belgian day, and what was sent of it. */
export interface InterestDay {
  home: number;
  day: string;
  what: Interest;
  times: number;
}

/** A listing as integrators name it. */
export interface ListingReference {
  source: string;
  reference: string;
}

/** What the owner portal says that its plugin does not know itself: the application gives it. */
export interface PortalSources {
  /** Who logs in with an address, and their homes: no others are read. */
  owned(email: string, language: Language): Promise<OwnerListings>;
  /** Whether a listing is a home of who logs in with an address. */
  owns(email: string, id: number): Promise<boolean>;
  /** The numbers of these listings in their order, withdrawn ones too; null for one that is unknown. */
  listings(named: readonly ListingReference[]): Promise<readonly (number | null)[]>;
  /** Of these listings, those that there are. */
  facts(ids: readonly number[]): Promise<readonly OwnedListingFacts[]>;
  /** What is on offer now. */
  offered(): Promise<readonly SimilarListing[]>;
  /** Nobody's name: how often, by Belgian day. */
  interest(homes: readonly number[]): Promise<readonly InterestDay[]>;
}
