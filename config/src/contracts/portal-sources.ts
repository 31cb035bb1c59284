import type { Language } from "../site/languages.js";
import type { HomeState, Interest, PortalHome } from "./portal.js";
import type { SimilarHome } from "../rules/similar-homes.js";
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
export type OwnedHome = Pick<
  PortalHome,
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
> & { facts: StepFacts; likeness: SimilarHome };

export interface OwnedHomes {
  name: string;
  language: Language | null;
  homes: readonly OwnedHome[];
}

/** What the history of a home follows. */
export interface HomeFacts {
  id: number;
  goal: 0 | 1;
  state: HomeState;
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
export interface NamedListing {
  source: string;
  reference: string;
}

/** What the owner portal says that its plugin does not know itself: the application gives it. */
export interface PortalSources {
  /** Who logs in with an address, and their homes: no others are read. */
  owned(email: string, language: Language): Promise<OwnedHomes>;
  /** Whether a listing is a home of who logs in with an address. */
  owns(email: string, id: number): Promise<boolean>;
  /** The numbers of these listings in their order, withdrawn ones too; null for one that is unknown. */
  listings(named: readonly NamedListing[]): Promise<readonly (number | null)[]>;
  /** Of these listings, those that there are. */
  facts(ids: readonly number[]): Promise<readonly HomeFacts[]>;
  /** What is on offer now. */
  offered(): Promise<readonly SimilarHome[]>;
  /** Nobody's name: how often, by Belgian day. */
  interest(homes: readonly number[]): Promise<readonly InterestDay[]>;
}
