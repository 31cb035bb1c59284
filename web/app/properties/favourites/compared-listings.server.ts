import {
  energyTone,
  formatPrice,
  priceText,
  startingFromUnit,
  type AttributeText,
  type EnergyTone,
  type Goal,
  type Language,
  type Listing,
  type ListingAttributeKey,
  type PriceText,
} from "@gevel/config";
import type { MessageId } from "~/i18n/message-id";
import type { ListingCard } from "~/replica/listing-card.server";
import type { Replica } from "~/replica/replica";
import { costsOfListing } from "../costs/costs-of-listing.server";
import { calculateCosts } from "../costs/listing-costs";
import { attributeText } from "../detail/fact-rows.server";
import { cardTitle } from "./shown-listings.server";

/** A listing's value on a line of the comparison; null is shown as text. */
export type ComparedValue = AttributeText | { kind: "energy"; label: string; tone: EnergyTone | null } | null;

export interface ComparedListing {
  id: number;
  title: string;
  lang?: Language;
  path: string;
  picture: string | null;
  city: string;
  typeName: string;
  goal: Goal;
  price: PriceText;
  state: ListingCard["state"];
  /** By the line's label. */
  values: ReadonlyMap<MessageId, ComparedValue>;
}

const attributes = [
  ...["surfaceLiving", "surfaceGround", "bedrooms", "bathrooms", "constructionYear"],
  ...["energyPerformance", "floodPScore", "floodGScore", "cadastralIncome", "chargesRenter"],
] as const satisfies readonly ListingAttributeKey[];

const energyClass = "properties.detail.energyClass";
const perArea = "favourites.page.pricePerArea";
const buying = "favourites.page.buyingCosts";

/** The lines in order: costs, size, legal information, additional costs. */
const comparedLines: readonly MessageId[] = [
  perArea,
  ...attributes.slice(0, 5).map((key) => `listing.${key}` as const),
  energyClass,
  ...attributes.slice(5).map((key) => `listing.${key}` as const),
  buying,
];

const plain = (text: string): ComparedValue => ({ kind: "text", text });

/** In equal units, so that two listings can be compared; null if either value is not published. */
function pricePerArea({ price, publishPrice, priceUnit, attributes: { surfaceLiving } }: Listing, language: Language) {
  if (!publishPrice || price === null || price <= 0 || !surfaceLiving || priceUnit === startingFromUnit) return null;
  const each = price / surfaceLiving;
  return plain(`${formatPrice(each >= 100 ? Math.round(each) : Math.round(each * 100) / 100, language)}/m²`);
}

/** The data of the compared listings. */
export function comparedListings(
  { catalog, defaultLanguage }: Replica,
  cards: readonly ListingCard[],
  language: Language,
): ComparedListing[] {
  const reader = { language, defaultLanguage };
  return cards.flatMap((card): ComparedListing[] => {
    const listing = catalog.find(card.id);
    if (!listing) return [];
    const energy = card.energyLabel;
    const type = catalog.typeAbove(listing.webId) ?? listing.webId;
    const costs = costsOfListing(listing, type, language);
    const purchase = costs && calculateCosts(costs, "", language).table?.purchases[0];
    const { amount, unit } = card.price;
    return [
      {
        ...{ id: card.id, path: card.path, city: card.city, typeName: card.typeName, goal: card.goal },
        ...{ state: card.state, title: cardTitle(card, language), picture: card.pictures[0]?.url ?? null },
        ...(card.lang !== language && { lang: card.lang }),
        price: priceText({ goal: card.goal, amount, unit }, language),
        values: new Map<MessageId, ComparedValue>([
          [perArea, pricePerArea(listing, language)],
          [energyClass, energy && { kind: "energy", label: energy.label, tone: energyTone(energy) }],
          ...attributes.map((key) => [`listing.${key}`, attributeText(listing, key, reader)] as const),
          [buying, purchase ? plain(purchase.total) : null],
        ]),
      },
    ];
  });
}

/** Leaves out a line that applies to none of the listings, such as buying costs when all are to let. */
export function linesOf(listings: readonly ComparedListing[]): readonly MessageId[] {
  const goals = new Set(listings.map(({ goal }) => goal));
  const ofOneGoal: Record<string, Goal> = { [buying]: 0, "listing.cadastralIncome": 0, "listing.chargesRenter": 1 };
  return comparedLines.filter((line) => {
    const goal = ofOneGoal[line];
    return goal === undefined || goals.has(goal);
  });
}
