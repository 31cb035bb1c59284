import { belgianDay, type Language, type Listing } from "@gevel/config";
import { inLanguage, omitEmpty, type Structured } from "~/shell/structured/structured";

/** Page-level input of the structured data of a listing or project. */
export interface StructuredPage {
  /** The language of its texts. */
  language: Language;
  /** Whole addresses. */
  siteUrl: string;
  url: string;
  home: string;
  images: readonly string[];
  title: string;
  description: string;
  city: string;
  isUnavailable: boolean;
  /** The web id of the type that one is a kind of. */
  typeAbove(webId: number): number | null;
}

/** The schema.org types of residences, by web id. */
const residenceTypes: ReadonlyMap<number, "House" | "Apartment"> = new Map([
  [1, "House"],
  [2, "Apartment"],
  [3, "Apartment"],
]);

/** PROP-2: a kind is what its type is. */
export function residenceType(webId: number | null, { typeAbove }: StructuredPage): "House" | "Apartment" | undefined {
  if (webId === null) return undefined;
  return residenceTypes.get(webId) ?? residenceTypes.get(typeAbove(webId) ?? NaN);
}

const countryCodes: Readonly<Record<number, string>> = { 10: "BE", 50: "LU", 63: "NL" };

export const squareMetres = (value: number | null) =>
  value === null || value <= 0 ? null : { "@type": "QuantitativeValue", value, unitCode: "MTK" };

type Where = Pick<Listing, "street" | "houseNumber" | "boxNr" | "zip" | "countryId" | "point">;

/** PROP-9: street and point only if the address is public. They are absent otherwise; this checks again. */
export function whereabouts(where: Where, isPublic: boolean, city: string): Structured {
  const { street, houseNumber, boxNr, zip, countryId, point } = where;
  const isExact = isPublic && point?.exact === true;
  return {
    address: omitEmpty({
      "@type": "PostalAddress",
      streetAddress: isPublic ? [street, houseNumber, boxNr].filter(Boolean).join(" ") : "",
      postalCode: zip,
      addressLocality: city,
      addressCountry: countryCodes[countryId],
    }),
    geo: isExact ? { "@type": "GeoCoordinates", latitude: point.latitude, longitude: point.longitude } : null,
  };
}

export const availability = (isUnavailable: boolean) => `https://schema.org/${isUnavailable ? "SoldOut" : "InStock"}`;

/** SEO-2: the page with what it offers. */
export const structuredPropertyPage = (page: StructuredPage, createdAt: string, offered: Structured): Structured =>
  omitEmpty({
    "@type": "RealEstateListing",
    "@id": page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: inLanguage(page.language),
    datePosted: belgianDay(new Date(createdAt)),
    image: page.images,
    ...offered,
  });
