import {
  energyLabel,
  excerpt,
  findLocalized,
  formatDay,
  formatMonth,
  formatPrice,
  withNonBreakingSpaces,
  listingPartPath,
  isResidential,
  landType,
  hasRenovationDuty,
  priceText,
  readLocalized,
  videoSource,
  type AttributeGroup,
  type EnergyLabel,
  type Language,
  type Listing,
  type Localized,
  type OfferEnd,
  type SiteConfig,
  belgianDay,
  isRecentDrop,
} from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { plainText } from "~/ui/plain-text";
import { toCardData } from "../card/card-data";
import { costsOfListing, isBought } from "../costs/costs-of-listing.server";
import { ownInput } from "../costs/listing-costs";
import { countedRow, factRow, groupRows, textRow, type Reader } from "./fact-rows.server";
import { legalBlock } from "./legal-block.server";
import { listingContact, publishedAddress } from "./listing-contact.server";
import type { FactGroup, PropertyContent } from "./property-content";
import { shownReference } from "~/replica/search/shown-reference";
import { pagePictures, withPlan } from "./page-pictures.server";
import { listPagePath } from "../search-box/search-box.server";
import { alternativeLinks, similarListings } from "./similar-listings.server";

/** A7: the recent previous price. The CMS delivers only genuine drops; this checks that it is still recent. */
export function droppedPrice(
  { price, priceDrop }: Pick<Listing, "price" | "priceDrop">,
  language: Language,
  today = new Date(),
): PropertyContent["priceDrop"] {
  if (!priceDrop || priceDrop.after !== price || !isRecentDrop(priceDrop, today)) return null;
  return {
    before: formatPrice(priceDrop.before, language),
    day: formatDay(belgianDay(new Date(priceDrop.on)), language),
  };
}

const describingGroups: readonly AttributeGroup[] = ["general", "surface", "layout", "comfort", "annuity"];

/** Everything the page of a listing shows; null where there is no such listing (PROPERTY_NOT_FOUND). */
export function loadPropertyPage(
  context: Pick<AppLoadContext, "replica">,
  id: number,
  language: Language,
  requested = new URLSearchParams(),
): PropertyContent | null {
  const { catalog, defaultLanguage } = context.replica;
  const listing = catalog.find(id);
  const card = catalog.card(id, language);
  const tree = context.replica.tree(language);
  if (!listing || !card || !tree) return null;
  const { config } = tree;

  const reader: Reader = { language, defaultLanguage };
  const read = (text: Localized) => readLocalized(text, language, defaultLanguage);
  const energy = energyLabel({ ...listing, ...listing.attributes });
  const type = catalog.typeAbove(listing.webId) ?? listing.webId;
  const legal = legalBlock(listing, type, energy, reader);
  // A rental's charges are shown with the costs as well.
  const elsewhere = new Set(legal?.rows.map(({ key }) => key).filter((key) => key !== "chargesRenter"));
  const title = findLocalized(listing.typeDescription, language, defaultLanguage);
  const plans = files(listing, "floor-plan", read);
  const gone = card.state === "sold" || card.state === "rented";
  const [energyRow] = factRow(listing, "energyPerformance", reader);

  return {
    id,
    goal: listing.goal,
    status: gone ? config.propertyList.soldStatus : 200,
    state: card.state,
    marquee: card.marqueeLabel,
    title: withNonBreakingSpaces(title?.text ?? ""),
    ...(title && title.language !== language && { titleLang: title.language }),
    typeName: card.typeName,
    city: card.city,
    address: publishedAddress(listing, card.city),
    zip: listing.zip,
    reference: shownReference(listing),
    price: priceText({ goal: listing.goal, amount: listing.price, unit: listing.priceUnit }, language),
    priceUnitText: read(listing.priceUnitText),
    priceDrop: gone || !config.propertyList.showPriceDrops ? null : droppedPrice(listing, language),
    offerEnd: gone && listing.offerEnd ? endOfOffer(listing.offerEnd, language) : null,
    squareMetrePrice: gone ? null : squareMetrePrice(listing, type, language),
    charges:
      listing.goal === 1 && listing.attributes.chargesRenter
        ? formatPrice(listing.attributes.chargesRenter, language)
        : null,
    pictures: withPlan(pagePictures(listing.pictures, read), plans),
    keyFacts: [
      ...(["bedrooms", "bathrooms"] as const).flatMap((key) => countedRow(listing, key, reader)),
      ...(["surfaceLiving", "surfaceGround", "constructionYear"] as const).flatMap((key) =>
        factRow(listing, key, reader),
      ),
    ],
    ...description(listing, reader),
    groups: describingGroups.flatMap((group): FactGroup[] => {
      if (group === "annuity" && listing.attributes.viager !== true) return [];
      const rows = [
        ...(group === "general" ? identity(listing, card.typeName, read) : []),
        ...groupRows(listing, group, reader, elsewhere),
      ];
      return rows.length > 0 ? [{ group, rows }] : [];
    }),
    energy,
    energyValue: energyRow?.value.kind === "text" ? energyRow.value.text : null,
    energyRows: groupRows(listing, "energy", reader, elsewhere),
    renovation: isResidential(type) ? renovation(energy, listing, config, language) : null,
    legal: legal && withPlanning(legal, groupRows(listing, "planning", reader, elsewhere)),
    costs: groupRows(listing, "costs", reader, elsewhere),
    calculation: gone ? null : costsOfListing(listing, type, language),
    costsAsked: ownInput(requested),
    plans,
    documents: files(listing, "document", read),
    video: listing.videoUrl ? videoSource(listing.videoUrl) : null,
    tour: listing.virtualTourUrl ? videoSource(listing.virtualTourUrl) : null,
    documentsOnRequest: listing.documents.filter(({ access }) => access === "on-request").length,
    location: listing.point && { ...listing.point, price: card.price.amount },
    path: card.path,
    parts: gone ? null : partsOf(card.path, language),
    contact: listingContact(listing, tree),
    similar: similarListings(catalog, listing, card, language).map((similar) => toCardData(similar, language)),
    listPath: listPagePath(context, listing.goal, language),
    alternatives: gone ? alternativeLinks(context, listing, language) : null,
  };
}

const endOfOffer = ({ days, on }: OfferEnd, language: Language) => ({ days, month: formatMonth(on, language) });

/** "€ 2.760": what a square metre of the home, or of the plot, costs. */
function squareMetrePrice(listing: Listing, type: number, language: Language): string | null {
  const { surfaceLiving, surfaceGround } = listing.attributes;
  const surface = type === landType ? surfaceGround : isResidential(type) ? surfaceLiving : undefined;
  if (!isBought(listing) || listing.priceUnit !== 0 || !listing.price || !surface) return null;
  return formatPrice(Math.round(listing.price / surface), language);
}

function description(listing: Listing, { language, defaultLanguage }: Reader) {
  const found = findLocalized(listing.description, language, defaultLanguage);
  return {
    descriptionHtml: found?.text ?? "",
    descriptionExcerpt: excerpt(plainText(found?.text ?? "")),
    ...(found && found.language !== language && { descriptionLang: found.language }),
  };
}

function identity(listing: Listing, typeName: string, read: (text: Localized) => string) {
  return [
    ...textRow("reference", shownReference(listing)),
    ...textRow("type", typeName),
    ...textRow("zip", listing.zip),
    ...textRow("city", read(listing.cityNames) || listing.city),
  ];
}

function withPlanning(legal: NonNullable<PropertyContent["legal"]>, rest: FactGroup["rows"]): PropertyContent["legal"] {
  return { ...legal, rows: [...legal.rows, ...rest] };
}

function renovation(
  energy: EnergyLabel | null,
  { goal }: Listing,
  { renovationNotice }: SiteConfig,
  language: Language,
): PropertyContent["renovation"] {
  if (!hasRenovationDuty(energy, goal)) return null;
  const { years, from, targetLabel, source } = renovationNotice;
  return { years, from: formatDay(from, language), target: targetLabel, source };
}

function files(listing: Listing, kind: Listing["documents"][number]["kind"], read: (text: Localized) => string) {
  return listing.documents
    .filter((file) => file.kind === kind && file.access !== "on-request")
    .map(({ url, name }) => ({ url, name: read(name) }));
}

const partsOf = (path: string, language: Language): PropertyContent["parts"] => ({
  visit: listingPartPath(path, "visit", language),
  info: listingPartPath(path, "info", language),
  documents: listingPartPath(path, "documents", language),
  friend: listingPartPath(path, "friend", language),
  print: listingPartPath(path, "print", language),
});
