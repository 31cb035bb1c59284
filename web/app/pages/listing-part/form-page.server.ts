import {
  findLocalized,
  formOfListingPart,
  forms,
  listingPartPath,
  priceText,
  readLocalized,
  type Goal,
  type Language,
  type Listing,
  type ListingPart,
  type OwnFormKey,
  type PriceText,
  type SlotOption,
} from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { FormChoices } from "~/forms/form-choices";
import type { FormContact } from "~/forms/form-person";
import type { OwnForm } from "~/forms/handle-form-post.server";
import { privacyVersion } from "~/forms/privacy-version.server";
import type { MessageId } from "~/i18n/message-id";
import { textOf } from "~/i18n/text-of.server";
import { listingContact } from "~/properties/detail/listing-contact.server";
import { shownReference } from "~/replica/search/shown-reference";
import { needsSlot, offeredSlots } from "~/appointments/shown-slots.server";

export type FormPart = Exclude<ListingPart, "print">;
type Context = Pick<AppLoadContext, "replica">;

/** The listing that a form is about, as its page names it. */
export interface FormListing {
  id: number;
  path: string;
  /** Address of the form for other questions. */
  infoPath: string;
  title: string;
  /** Set if the headline is in another language than the page. */
  lang?: Language;
  typeName: string;
  city: string;
  reference: string;
  goal: Goal;
  price: PriceText;
  picture: string | null;
}

/** Data of a page with a listing's form. */
export interface FormPageData {
  form: OwnFormKey;
  choices: FormChoices;
  privacyVersion: string;
  /** False for a listing without documents on request. */
  hasForm: boolean;
  /** FORM-7: the slots for viewings, on a page rendered with them. */
  slots: readonly SlotOption[] | null;
  /** Slots from the agency's hours: the placeholder shape until the real ones arrive. */
  offeredSlots: readonly SlotOption[];
  listing: FormListing;
  /** The listing's agent, else the agency; null for a form that neither answers, and until a configuration arrived. */
  contact: FormContact | null;
}

/** FORM-8: the documents available on request, by name; two with the same name are one choice. */
function documentChoices({ documents }: Listing, language: Language, defaultLanguage: Language): FormChoices {
  const names = documents
    .filter(({ access }) => access === "on-request")
    .map(
      ({ name }, index) =>
        readLocalized(name, language, defaultLanguage) ||
        `${textOf(language, "properties.detail.document")} ${index + 1}`,
    );
  return { documents: [...new Set(names)].map((name) => ({ value: name, label: name })) };
}

/** What goes to a friend is read by no agent. */
const nextMessages: Readonly<Record<FormPart, MessageId | null>> = {
  visit: "ask.next.contact-appointment",
  info: "ask.next.ask-info",
  documents: "ask.next.document-request",
  friend: null,
};

function contactOf({ replica }: Context, listing: Listing, part: FormPart, language: Language): FormContact | null {
  const tree = replica.tree(language);
  const next = nextMessages[part];
  if (next === null || !tree) return null;
  const { name, phone, pictureUrl } = listingContact(listing, tree);
  if (!name) return null;
  const isAgency = !listing.agent?.name;
  // The address is on the listing's page; beside its form a number is enough.
  return { name, phone, email: "", pictureUrl, isAgency, next: textOf(language, next, { name }) };
}

/** A form of a listing; null where there is no such listing, or it is no longer on offer. */
export function loadFormPage(context: Context, id: number, part: FormPart, language: Language): FormPageData | null {
  const { catalog, defaultLanguage } = context.replica;
  const listing = catalog.find(id);
  const card = catalog.card(id, language);
  if (!listing || !card || card.state === "sold" || card.state === "rented") return null;
  const form = formOfListingPart[part];
  const wantsDocuments = forms[form].fields.some(({ options }) => options === "documents");
  const choices = wantsDocuments ? documentChoices(listing, language, defaultLanguage) : {};
  const title = findLocalized(listing.typeDescription, language, defaultLanguage);
  const hasForm = !wantsDocuments || choices.documents?.length !== 0;
  return {
    form,
    choices,
    privacyVersion: privacyVersion(context, language),
    slots: null,
    offeredSlots: needsSlot(forms[form]) ? offeredSlots(context, language) : [],
    hasForm,
    // Without documents to send, questions are what the page leads to.
    contact: contactOf(context, listing, hasForm ? part : "info", language),
    listing: {
      id,
      path: card.path,
      infoPath: listingPartPath(card.path, "info", language),
      title: title?.text ?? "",
      ...(title && title.language !== language && { lang: title.language }),
      typeName: card.typeName,
      city: card.city,
      reference: shownReference(listing),
      goal: listing.goal,
      price: priceText({ goal: listing.goal, amount: listing.price, unit: listing.priceUnit }, language),
      picture: listing.pictures[0]?.url ?? null,
    },
  };
}

/** The same when it is submitted: the page determines the form's subject, never the sender. */
export function listingForm(context: Context, id: number, part: FormPart, language: Language): OwnForm | null {
  const page = loadFormPage(context, id, part, language);
  if (!page?.hasForm) return null;
  return { form: page.form, choices: page.choices, listing: { id, reference: page.listing.reference } };
}
