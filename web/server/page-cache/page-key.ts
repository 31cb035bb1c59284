import { costFields, isPreviewPath, languages, listParameters, pathSegments, valuationParameters } from "@gevel/config";
import { reviewParameters } from "../../app/modules/reviews/review-query";
import type { KnownParameters } from "../../app/pages/resolve/known-parameters.server";

/** The fields of a saved search that decide what matches it. */
const savedSearchFields = ["goal", "propertyTypes", "zones", "minPrice", "maxPrice"].concat(
  ["Bedrooms", "Garages", "Parkings"].flatMap((kind) => [`min${kind}`, `max${kind}`]),
);

/** Added by Remix on client-side navigation: the loaders to run. */
const ofData = ["_routes"];

/**
 * Empty ones too: a list redirects an address with empty parameters to the one without (HOME-4). A saved search begins
 * with a list's filters, a valuation with an address.
 */
const ofPages: ReadonlySet<string> = new Set([
  ...listParameters,
  ...costFields,
  ...ofData,
  ...valuationParameters,
  ...reviewParameters,
  "goal",
]);

/** Set after the session of an owner ended. */
const ofLogin: ReadonlySet<string> = new Set([...ofData, "ended"]);
/** The owner's listing, and how far back its timeline is shown. */
const ofPortal = ["home", "before"];
/** The page also confirms what was saved. */
const ofPortalPage: ReadonlySet<string> = new Set([...ofData, ...ofPortal, "saved"]);
const portalSegments = languages.map((language) => pathSegments[language].portal);
/** The visitor's favourites, and those being compared. */
const ofFavourites: ReadonlySet<string> = new Set([...ofData, "homes", "compare"]);
const favouritesSegments = languages.map((language) => pathSegments[language].favourites);
const appointmentSegments = languages.map((language) => pathSegments[language].visit);

const ofAppointments: ReadonlySet<string> = new Set([...ofPages, "moments"]);
/** For these, the page itself declares which parameters it reads. */
const ofAnyPage: ReadonlySet<ReadonlySet<string>> = new Set([ofPages, ofAppointments]);

/** The parameters that the site reads, by path; for a page those that any page reads. */
const known: readonly (readonly [where: RegExp, names: ReadonlySet<string>])[] = [
  [/^\/(sitemaps\/|sitemap\.xml|robots\.txt)/, new Set()],
  [/^\/chrome\.json/, new Set(["language", "v"])],
  [/^\/(map|film)-frame/, new Set(["language"])],
  [/^\/(map-card|card-pictures)\.json/, new Set(["language", "id"])],
  [/^\/map-points\.json/, new Set([...listParameters, "goal", "language", "only-type", "only-city"])],
  [/^\/captcha\.json/, new Set(["proof", "token"])],
  [/^\/visit-slots\.json/, new Set(["listing"])],
  [/^\/portal\.json/, new Set(["language", ...ofPortal])],
  [new RegExp(`^/[a-z]{2}/(${portalSegments.join("|")})(\\.data|/)?$`, "i"), ofPortalPage],
  [new RegExp(`^/[a-z]{2}/(${favouritesSegments.join("|")})(\\.data|/)?$`, "i"), ofFavourites],
  [/^\/([a-z]{2}\/)?login(\.data|\/)?$/i, ofLogin],
  [/^\/neighbours\.json/, new Set(["id", "language", "list"])],
  [/^\/api\/wish-count/, new Set(savedSearchFields)],
  [/^\/[a-z]{2}\/(rss\.xml$|subscription\/)/, new Set()],
  [/^\/api\/listing-count/, new Set([...listParameters, "goal", "list"])],
  // The viewing form, with or without slots.
  [new RegExp(`/(${appointmentSegments.join("|")})(\\.data|/)?$`), ofAppointments],
  [/^\//, ofPages],
];

export interface ReadAddress {
  /** Equal for all equivalent addresses: the parameters the site reads, sorted by name. */
  key: string;
  /** The rest, unchanged: tracking and unknown parameters. */
  dropped: string;
}

/** Splits an address into the parameters that the site reads and those that it does not. */
export function readAddress(address: string, knownParameters: KnownParameters): ReadAddress {
  const mark = address.indexOf("?");
  const path = mark === -1 ? address : address.slice(0, mark);
  // A preview is signed and requested by editors only: its address is left unchanged.
  if (mark === -1 || isPreviewPath(path)) return { key: address, dropped: "" };
  const names = known.find(([where]) => where.test(path))?.[1];
  // Looked up once, and only for an address with at least one page parameter.
  let ofThisPage: ReadonlySet<string> | null | undefined;
  let ofRedirects: ReadonlySet<string> | undefined;
  const isReadHere = (name: string): boolean => {
    if (!names?.has(name)) return false;
    if (!ofAnyPage.has(names) || ofData.includes(name)) return true;
    if (ofThisPage === undefined) ofThisPage = knownParameters.ofPage(path);
    return ofThisPage?.has(name) ?? true;
  };
  const isRead = (part: string): boolean => {
    if (isReadHere(nameOf(part)) && (names === ofPages || !part.endsWith("="))) return true;
    ofRedirects ??= knownParameters.ofRedirects(path);
    return ofRedirects.size > 0 && [...new URLSearchParams(part).keys()].some((name) => ofRedirects?.has(name));
  };
  const retained: string[] = [];
  const dropped: string[] = [];
  for (const written of address.slice(mark + 1).split("&")) {
    const part = plainPart(written);
    if (!isRead(part)) dropped.push(...(written ? [written] : []));
    else if (!retained.includes(part)) retained.push(part);
  }
  // Values of one name stay in order: a stable sort by name alone.
  retained.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  return { key: retained.length === 0 ? path : `${path}?${retained.join("&")}`, dropped: dropped.join("&") };
}

/** The target of a redirect, with the dropped parameters of the requested address: tracking is carried along. */
export function withDropped(location: string, dropped: string): string {
  if (dropped === "" || !location.startsWith("/")) return location;
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/s.exec(location) ?? [];
  return `${path}${path.includes("?") ? "&" : "?"}${dropped}${hash}`;
}

/** The canonical spelling of a name and its value, as forms and our own links write them; a name without value stays so. */
const plainPart = (part: string): string =>
  part.includes("=") ? new URLSearchParams(part).toString().replaceAll("%2C", ",") : part;

function nameOf(part: string): string {
  const equals = part.indexOf("=");
  return equals === -1 ? part : part.slice(0, equals);
}
