import { costFields, isPreviewPath, languages, listParameters, pathSegments, valuationParameters } from "@gevel/config";
import type { KnownParameters } from "../../app/pages/resolve/known-parameters.server";

/** The fields of a search wish that decide what matches it. */
const savedSearchFields = ["goal", "propertyTypes", "zones", "minPrice", "maxPrice"].concat(
  ["Bedrooms", "Garages", "Parkings"].flatMap((kind) => [`min${kind}`, `max${kind}`]),
);

/** What Remix adds where a page is turned without loading it anew: which of its loaders are asked. */
const ofData = ["_routes"];

/** Empty ones too: a list moves an address that has any to the one without (HOME-4). A wish begins with a list's filters, a valuation
 * with an address. */
const ofPages: ReadonlySet<string> = new Set([
  ...listParameters,
  ...costFields,
  ...ofData,
  ...valuationParameters,
  "goal",
]);

/** Where the session of an owner ended. */
const ofLogin: ReadonlySet<string> = new Set([...ofData, "ended"]);
/** Which of an owner's homes, and how far back its history is shown. */
const ofPortal = ["home", "before"];
/** The page tells what was saved, too. */
const ofPortalPage: ReadonlySet<string> = new Set([...ofData, ...ofPortal, "saved"]);
const portalSegments = languages.map((language) => pathSegments[language].portal);
/** Which homes are shown of those a visitor keeps, and which beside each other. */
const ofFavourites: ReadonlySet<string> = new Set([...ofData, "homes", "compare"]);
const favouritesSegments = languages.map((language) => pathSegments[language].favourites);
const appointmentSegments = languages.map((language) => pathSegments[language].visit);

const ofAppointments: ReadonlySet<string> = new Set([...ofPages, "moments"]);
/** Of these the page itself says which it reads. */
const ofAnyPage: ReadonlySet<ReadonlySet<string>> = new Set([ofPages, ofAppointments]);

/** What the site reads of an address, by where it leads; of a page whatever any page reads. */
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
  // The form for a visit, with or without the moments in it.
  [new RegExp(`/(${appointmentSegments.join("|")})(\\.data|/)?$`), ofAppointments],
  [/^\//, ofPages],
];

export interface ReadAddress {
  /** The same for all addresses that ask for the same: what the site reads, in order of name. */
  key: string;
  /** The rest, as it was written: tracking, and what nobody asked for. */
  dropped: string;
}

/** Parts an address into what the site reads of it and what it does not. */
export function readAddress(address: string, knownParameters: KnownParameters): ReadAddress {
  const mark = address.indexOf("?");
  const path = mark === -1 ? address : address.slice(0, mark);
  // A preview is signed, and asked for by staff alone: it is read as it was written.
  if (mark === -1 || isPreviewPath(path)) return { key: address, dropped: "" };
  const names = known.find(([where]) => where.test(path))?.[1];
  // Asked once, and only for an address that has any parameter of a page.
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
  // Values of one name keep their order: a stable sort by name alone.
  retained.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  return { key: retained.length === 0 ? path : `${path}?${retained.join("&")}`, dropped: dropped.join("&") };
}

/** Where a page that moved leads, with what was dropped of the address it was asked by: tracking goes along. */
export function withDropped(location: string, dropped: string): string {
  if (dropped === "" || !location.startsWith("/")) return location;
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/s.exec(location) ?? [];
  return `${path}${path.includes("?") ? "&" : "?"}${dropped}${hash}`;
}

/** One spelling of a name and its value, as forms and our own links write them; a name alone stays so. */
const plainPart = (part: string): string =>
  part.includes("=") ? new URLSearchParams(part).toString().replaceAll("%2C", ",") : part;

function nameOf(part: string): string {
  const equals = part.indexOf("=");
  return equals === -1 ? part : part.slice(0, equals);
}
