import type { Listing, SiteConfig } from "@gevel/config";
import {
  availability,
  residenceType,
  squareMetres,
  structuredPropertyPage,
  whereabouts,
  type StructuredPage,
} from "./structured-property.server";
import { agencySummary } from "~/shell/structured/agency";
import { omitEmpty, type Structured } from "~/shell/structured/structured";

/** Anything but a house or an apartment is a schema.org place, without rooms. */
function place(listing: Listing, page: StructuredPage): Structured {
  const { publishAddress, attributes } = listing;
  const type = residenceType(listing.webId, page);
  return omitEmpty({
    "@type": type ?? "Place",
    ...whereabouts(listing, publishAddress, page.city),
    ...(type && {
      numberOfBedrooms: attributes.bedrooms,
      numberOfBathroomsTotal: attributes.bathrooms,
      floorSize: squareMetres(attributes.surfaceLiving),
      yearBuilt: attributes.constructionYear,
    }),
  });
}

/** SEO-2: the page, what it offers and who offers it. */
export function structuredListing(listing: Listing, page: StructuredPage, config: SiteConfig): Structured {
  const isRent = listing.goal === 1;
  const price = listing.publishPrice ? listing.price : null;
  const offers = omitEmpty({
    "@type": "Offer",
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? "LeaseOut" : "Sell"}`,
    availability: availability(page.isUnavailable),
    ...(price !== null && {
      price,
      priceCurrency: "EUR",
      ...(isRent && {
        priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "EUR", unitCode: "MON" },
      }),
    }),
    itemOffered: place(listing, page),
    offeredBy: agencySummary(page, config),
  });
  return structuredPropertyPage(page, listing.createdAt, { offers });
}
