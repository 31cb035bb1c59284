import { frequencies, type Frequency, type SubscriptionKind } from "../rules/subscription-kinds.js";
import { amenities, energyLetters } from "../site/search-features.js";
import { noFeatureCriteria } from "../rules/listing-features.js";
import type { CountedRoom, SavedSearch } from "../rules/listing-match.js";
import { parseEuros } from "../rules/parse-amount.js";
import { forms, type FormKey } from "./forms.js";
import { mailKindsOfForm, type FormMailKind, type PreviewMailKind } from "./form-mail-kinds.js";

type Data = Readonly<Record<string, string | readonly string[]>>;

interface RequestedSubscription {
  kind: SubscriptionKind;
  /** Null for neither listings nor projects. */
  wish: SavedSearch | null;
  frequency: Frequency | null;
}

const listOf = (data: Data, name: string): readonly string[] =>
  [data[name] ?? []].flat().filter((value) => value.trim() !== "");
const firstOf = (data: Data, name: string): string => listOf(data, name)[0] ?? "";
const isTicked = (data: Data, name: string): boolean => firstOf(data, name) !== "";

function amountOf(data: Data, name: string): number | null {
  const amount = parseEuros(firstOf(data, name));
  return amount === null ? null : Math.round(amount);
}

const roomFields: readonly (readonly [CountedRoom, field: string])[] = [
  ["bedrooms", "Bedrooms"],
  ["garages", "Garages"],
  ["parkings", "Parkings"],
];

const roomsAt = (data: Data, end: "min" | "max"): SavedSearch["minRooms"] =>
  Object.fromEntries(
    roomFields.flatMap(([kind, field]) => {
      const many = amountOf(data, `${end}${field}`);
      return many === null ? [] : [[kind, many]];
    }),
  );

/** The saved search from the values of the demand register form. */
export function savedSearchFromForm(data: Data): SavedSearch {
  return {
    goals: firstOf(data, "goal") === "rent" ? [1] : [0],
    projects: false,
    types: listOf(data, "propertyTypes").map(Number).filter(Number.isInteger),
    zones: [...listOf(data, "zones")],
    minPrice: amountOf(data, "minPrice"),
    maxPrice: amountOf(data, "maxPrice"),
    minRooms: roomsAt(data, "min"),
    maxRooms: roomsAt(data, "max"),
    minSurface: amountOf(data, "minSurface"),
    epc: energyLetters.find((letter) => letter === firstOf(data, "epc")) ?? null,
    amenities: amenities.filter((amenity) => listOf(data, "amenities").includes(amenity)),
  };
}

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);

/** The reverse: a saved search as form values, so that the form's own messages can describe it. */
export function formFromSavedSearch({
  goals,
  types,
  zones,
  minPrice,
  maxPrice,
  minRooms,
  maxRooms,
  minSurface,
  epc,
  amenities: wanted,
}: SavedSearch): Record<string, string | string[]> {
  const rooms = roomFields.flatMap(([kind, field]): [string, string][] => [
    [`min${field}`, numberText(minRooms[kind])],
    [`max${field}`, numberText(maxRooms[kind])],
  ]);
  return {
    goal: goals.length === 1 ? (goals[0] === 1 ? "rent" : "buy") : "",
    propertyTypes: types.map(String),
    zones: [...zones],
    minPrice: numberText(minPrice),
    maxPrice: numberText(maxPrice),
    ...Object.fromEntries(rooms),
    minSurface: numberText(minSurface),
    epc: epc ?? "",
    amenities: [...wanted],
  };
}

const anyListing: Omit<SavedSearch, "goals" | "projects"> = {
  ...{ types: [], zones: [], minPrice: null, maxPrice: null, minRooms: {}, maxRooms: {} },
  ...noFeatureCriteria,
};

const goalsOfInterests = ["for-sale", "for-rent"] as const;

/** The saved search of the form "Keep me informed". */
export const savedSearchFromInterests = (interests: readonly string[]): SavedSearch => ({
  ...anyListing,
  goals: goalsOfInterests.flatMap((interest, goal) => (interests.includes(interest) ? [goal === 1 ? 1 : 0] : [])),
  projects: interests.includes("new-projects"),
});

/** The same, back as the form has it. */
export const interestsFromSavedSearch = ({ goals, projects }: Pick<SavedSearch, "goals" | "projects">): string[] => [
  ...(projects ? ["new-projects"] : []),
  ...goals.map((goal) => goalsOfInterests[goal]),
];

/** FORM-12: subscriptions requested by their own checkboxes. Each waits until its address is confirmed by mail. */
export function subscriptionsOfForm(form: FormKey, data: Data): RequestedSubscription[] {
  const requested: RequestedSubscription[] = [];
  if (form === "demand-register" && isTicked(data, "alertsOptIn")) {
    const frequency = frequencies.find((known) => known === firstOf(data, "alertsFrequency")) ?? "daily";
    requested.push({ kind: "alerts", wish: savedSearchFromForm(data), frequency });
  }
  if (form === "keep-informed" && isTicked(data, "alertsConsent")) {
    const wish = savedSearchFromInterests(listOf(data, "interests"));
    requested.push({ kind: "keep-informed", wish, frequency: "daily" });
  }
  if (isTicked(data, "newsletterOptIn") || isTicked(data, "newsletterConsent"))
    requested.push({ kind: "newsletter", wish: null, frequency: null });
  return requested;
}

/** Subscriptions that the checkboxes of a form can request. */
const subscriptionsWithin = (form: FormKey): SubscriptionKind[] =>
  subscriptionsOfForm(form, Object.fromEntries(forms[form].fields.map(({ name }) => [name, "yes"]))).map(
    ({ kind }) => kind,
  );

/** FORM-11: the mails of a form that staff can preview: those of its leads, and of the subscriptions it offers. */
export function previewsOfForm(form: FormKey): PreviewMailKind[] {
  const within = subscriptionsWithin(form);
  if (within.length === 0) return [...mailKindsOfForm(form)];
  const alertMails = within.some((kind) => kind !== "newsletter") ? (["alert"] as const) : [];
  return [...mailKindsOfForm(form), "opt-in", ...alertMails, "renewal"];
}

/** Forms that only request mails: the mail that confirms the address is their confirmation. */
const isSubscriptionOnly: ReadonlySet<FormKey> = new Set(["newsletter", "keep-informed"]);

/** FORM-4, FORM-12: the mails a lead sends at once. A single opt-in mail, however many boxes were ticked. */
export function mailKindsOfLead(form: FormKey, data: Data): FormMailKind[] {
  // Who left a phone number alone is called.
  const hasAddress = [data["email"] ?? ""].flat().some(Boolean);
  const mails = mailKindsOfForm(form).filter((kind) => kind !== "confirmation" || hasAddress);
  if (subscriptionsOfForm(form, data).length === 0) return [...mails];
  return [...mails.filter((kind) => kind !== "confirmation" || !isSubscriptionOnly.has(form)), "opt-in"];
}
