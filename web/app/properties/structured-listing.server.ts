import { localeTags, type Language, type Listing, type SiteConfig } from "@gevel/config";

/** JSON-LD: an object of schema.org's words. */
export type Structured = Record<string, unknown>;

/** What schema.org calls the kinds that people live in; anything else is a place. */
const homes: Readonly<Record<number, "House" | "Apartment">> = { 1: "House", 2: "Apartment", 3: "Apartment" };

const countryCodes: Readonly<Record<number, string>> = { 10: "BE", 50: "LU", 63: "NL" };

interface Page {
  language: Language;
  /** Whole addresses. */
  url: string;
  home: string;
  images: readonly string[];
  title: string;
  description: string;
  city: string;
  crumbs: readonly { label: string; url: string }[];
  isGone: boolean;
}

const known = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== ""));

/** PROP-9: street and point only where the address is published; the listing has neither otherwise, and this asks again. */
function place(listing: Listing, { city }: Page): Structured {
  const { publishAddress, point, street, houseNumber, boxNr, attributes } = listing;
  const isExact = publishAddress && point?.exact === true;
  const type = homes[listing.webId];
  const area = (value: number | null) =>
    value === null ? null : { "@type": "QuantitativeValue", value, unitCode: "MTK" };
  return known({
    "@type": type ?? "Place",
    address: known({
      "@type": "PostalAddress",
      streetAddress: publishAddress ? [street, houseNumber, boxNr].filter(Boolean).join(" ") : "",
      postalCode: listing.zip,
      addressLocality: city,
      addressCountry: countryCodes[listing.countryId],
    }),
    geo: isExact ? { "@type": "GeoCoordinates", latitude: point.latitude, longitude: point.longitude } : null,
    ...(type && {
      numberOfBedrooms: attributes.bedrooms,
      numberOfBathroomsTotal: attributes.bathrooms,
      floorSize: area(attributes.surfaceLiving),
      yearBuilt: attributes.constructionYear,
    }),
  });
}

function offer(listing: Listing, page: Page, agency: Structured): Structured {
  const isRent = listing.goal === 1;
  const price = listing.publishPrice ? listing.price : null;
  return known({
    "@type": "Offer",
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? "LeaseOut" : "Sell"}`,
    availability: `https://schema.org/${page.isGone ? "SoldOut" : "InStock"}`,
    ...(price !== null && {
      price,
      priceCurrency: "EUR",
      ...(isRent && {
        priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "EUR", unitCode: "MON" },
      }),
    }),
    itemOffered: place(listing, page),
    offeredBy: agency,
  });
}

/** SEO-2: the page, what it offers, who offers it, and the way to it. */
export function structuredListing(listing: Listing, page: Page, config: SiteConfig): Structured {
  const agency = known({
    "@type": "RealEstateAgent",
    name: config.agencyName,
    url: page.home,
    telephone: config.phone,
    email: config.email,
  });
  return {
    "@context": "https://schema.org",
    "@graph": [
      known({
        "@type": "RealEstateListing",
        "@id": page.url,
        url: page.url,
        name: page.title,
        description: page.description,
        inLanguage: localeTags[page.language],
        datePosted: listing.createdAt.slice(0, 10),
        image: page.images.length > 0 ? page.images : null,
        offers: offer(listing, page, agency),
      }),
      {
        "@type": "BreadcrumbList",
        itemListElement: page.crumbs.map(({ label, url }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          item: url,
        })),
      },
    ],
  };
}
