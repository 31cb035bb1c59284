import type { Language } from "../site/languages.js";
import type { ListingState, Interest, PortalListing } from "./portal.js";
import type { SimilarListing } from "../rules/similar-listings.js";
import type { StepFacts } from "../rules/portal-steps.js";
import type { Localized } from "../site/localized.js";
import type { Listing } from "./properties.js";

/** A listing as its owner may see it: with its price and address, published or not. */
export interface OwnedListing {
  listing: Listing;
  source: string;
  reference: string;
  publishPrice: boolean;
  publishAddress: boolean;
  /** ISO timestamps; null where the source gave none, it was never on the site, or it was not withdrawn. */
  createdAtSource: string | null;
  publicSince: string | null;
  withdrawnAt: string | null;
  /** The names of all its documents. */
  documents: readonly Localized[];
}

/** The owner entries under one address, combined. */
export interface OwnedListings {
  name: string;
  language: Language | null;
  listings: readonly OwnedListing[];
}

/** A listing as the application passes it to the portal; the portal adds its timeline. */
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

/** The facts whose changes the timeline records. */
export interface OwnedListingFacts {
  id: number;
  goal: 0 | 1;
  state: ListingState;
  price: number | null;
  /** Whether visitors see that price now as the asking price. */
  isPublic: boolean;
  /** Date it came on the market. */
  since: Date;
}

/** Visitors' activity on a listing on one Belgian day, and what was sent about it. */
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

/** What the owner portal needs from the application. */
export interface PortalSources {
  /** The owner with this login address, and their listings; no others are read. */
  owned(email: string, language: Language): Promise<OwnerListings>;
  /** Whether a listing belongs to the owner with this login address. */
  owns(email: string, id: number): Promise<boolean>;
  /** The numbers of these listings in their order, withdrawn ones too; null for one that is unknown. */
  listings(named: readonly ListingReference[]): Promise<readonly (number | null)[]>;
  /** Those of these listings that exist. */
  facts(ids: readonly number[]): Promise<readonly OwnedListingFacts[]>;
  /** Listings on offer now. */
  offered(): Promise<readonly SimilarListing[]>;
  /** Counts per Belgian day, without names. */
  interest(homes: readonly number[]): Promise<readonly InterestDay[]>;
}
