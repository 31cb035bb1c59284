import { forms, listOriginalPaths, priceText, type Goal, type Language, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { calendarAddress } from "~/appointments/calendar-event.server";
import { answersOf, type Receipt } from "~/forms/receipt/receipt";
import { readProject } from "~/projects/read-project.server";
import { toCardData } from "~/properties/card/card-data";
import { listingContact } from "~/properties/detail/listing-contact.server";
import { savedSearchLike, similarListings } from "~/properties/detail/similar-listings.server";
import { dotted } from "~/properties/dotted";
import { publishedPath } from "~/properties/query/published-path.server";
import { shownReference } from "~/replica/search/shown-reference";
import type { MoreListings } from "../more-listings/more-listings-band";
import { nextStepNames } from "./next-step-names";
import { sentRows } from "./sent-rows.server";
import type { ThanksContact, ThanksContent, ThanksSlot, ThanksSubject } from "./thanks-content";

type Context = Pick<AppLoadContext, "replica" | "cookieSecret">;

/** The listing or project as it is published now; one that was withdrawn meanwhile keeps the name it was sent under. */
function subjectOf({ replica }: Context, { listing, project }: Receipt, language: Language): ThanksSubject | null {
  const none = { path: null, reference: "", price: null, picture: null };
  if (listing) {
    const known = replica.catalog.find(listing.id);
    const card = replica.catalog.card(listing.id, language);
    if (!known || !card) return { ...none, ...listing };
    const { goal, price, publishPrice, priceUnit } = known;
    const isGone = card.state === "sold" || card.state === "rented";
    return {
      path: card.path,
      title: card.title || card.typeName,
      ...(card.lang !== language && { lang: card.lang }),
      place: dotted(card.city, card.title ? card.typeName : ""),
      reference: shownReference(known),
      price:
        isGone && (!publishPrice || price === null)
          ? null
          : { goal, text: priceText({ goal, amount: price, unit: priceUnit }, language) },
      picture: known.pictures[0]?.url ?? null,
    };
  }
  if (!project) return null;
  const known = replica.projects.find(project.id);
  if (!known) return { ...none, ...project };
  const { title, lang, city } = readProject({ replica }, known, language);
  return {
    ...none,
    ...{ title, place: city, picture: known.pictures[0]?.url ?? null },
    ...(lang && { lang }),
    path: replica.projects.path(project.id, language),
  };
}

function slotOf(context: Context, receipt: Receipt, language: Language): ThanksSlot | null {
  const { slot, listing, sentAt } = receipt;
  if (slot) {
    const { day, from, until } = slot;
    const event = { ...slot, language, changedAt: sentAt, listing: listing?.id ?? null, state: "requested" as const };
    return { day, from, until, calendar: calendarAddress(context, event) };
  }
  const [, day, from] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(answersOf(receipt, "slot")[0] ?? "") ?? [];
  return day && from ? { day, from, until: "", calendar: null } : null;
}

/** FORM-13: what the thank-you page repeats, in the page's language. */
export function thanksContent(context: Context, receipt: Receipt, language: Language): ThanksContent {
  const first = (name: string) => answersOf(receipt, name)[0] ?? "";
  return {
    form: receipt.form,
    sentAt: new Date(receipt.sentAt),
    subject: subjectOf(context, receipt, language),
    member: receipt.member?.name ?? "",
    slot: slotOf(context, receipt, language),
    rows: sentRows(context, receipt, language),
    steps: nextStepNames(receipt),
    email: first("email"),
    phone: first("phone"),
    friend: first("friendEmail"),
  };
}

/** Who answers: the member of the team, or the agent of the listing or project, where the form goes to one; else the agency, with its hours. */
export function thanksContact({ replica }: Context, tree: SiteTree, receipt: Receipt | null): ThanksContact {
  const of = receipt && forms[receipt.form].recipient !== "friend" ? receipt : null;
  const agent =
    memberAgent(tree, receipt) ??
    (of?.listing && replica.catalog.find(of.listing.id)?.agent) ??
    (of?.project && replica.projects.find(of.project.id)?.agent) ??
    null;
  const isAgent = Boolean(agent?.name);
  return {
    ...listingContact({ agent: isAgent ? agent : null }, tree),
    isAgent,
    hours: isAgent ? [] : (tree.config.offices[0]?.hours ?? []),
  };
}

/** The member of the team it was for, as their page has them now; by name alone if they left meanwhile. */
function memberAgent({ articles }: SiteTree, receipt: Receipt | null) {
  if (!receipt?.member) return null;
  const article = articles[receipt.member.id];
  const { title = receipt.member.name, phone = "", email = "", picture = null } = article ?? {};
  return { name: title, phone, email, pictureUrl: picture?.url ?? "" };
}

const shown = 3;
/** Forms of owners, applicants and customers: they are not looking for a home. */
const withoutListings = /^(?:contact-demand|job-contact|testimonial|unsubscribe)/;

/** Listings to go on with: like the one that the form was about, else the newest. */
export function thanksListings(context: Context, receipt: Receipt, language: Language): MoreListings | null {
  const { catalog } = context.replica;
  if (withoutListings.test(receipt.form)) return null;
  const listing = receipt.listing && catalog.find(receipt.listing.id);
  const card = listing && catalog.card(listing.id, language);
  const goal: Goal = receipt.listing?.goal ?? (answersOf(receipt, "goal").includes("rent") ? 1 : 0);
  const list = publishedPath(context, listOriginalPaths[goal], language);
  const toCards = (cards: ReturnType<typeof catalog.select>) =>
    cards.slice(0, shown).map((one) => toCardData(one, language));
  if (listing && card) {
    const similar = similarListings(catalog, listing, card, language);
    return { like: "similar", cards: toCards(similar), list, savedSearch: savedSearchLike(context, listing, language) };
  }
  const wanted = answersOf(receipt, "propertyTypes").map(Number).filter(Number.isInteger);
  const select = (types: readonly number[]) =>
    catalog.select({ goal, types, cities: [], state: "on-offer", sort: "newest", limit: shown }, language);
  const found = select(wanted);
  const savedSearch = receipt.form === "demand-register" ? null : publishedPath(context, "demand-register", language);
  return { like: "newest", cards: toCards(found.length > 0 ? found : select([])), list, savedSearch };
}
