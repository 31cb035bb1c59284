import type { Project, SiteConfig, UnitSummary } from "@gevel/config";
import {
  availability,
  residenceType,
  squareMetres,
  structuredPropertyPage,
  whereabouts,
  type StructuredPage,
} from "~/properties/structured/structured-property.server";
import { agencySummary } from "~/shell/structured/agency";
import { omitEmpty, type Structured } from "~/shell/structured/structured";
import { shownPrice, type Unit } from "./project-units";

interface ProjectPage extends StructuredPage {
  units: readonly Unit[];
  summary: UnitSummary;
  /** The whole address of a path. */
  whole: (path: string) => string;
}

/** A unit with a page of its own is described there; here it is only referenced. */
function unitOffer(unit: Unit, page: ProjectPage): Structured {
  const { isUnavailable, whole } = page;
  const price = shownPrice(unit, isUnavailable);
  const type = residenceType(unit.webId, page);
  return omitEmpty({
    "@type": "Offer",
    url: unit.path === null ? null : whole(unit.path),
    availability: availability(unit.sold || isUnavailable),
    ...(price !== null && { price, priceCurrency: "EUR" }),
    itemOffered: omitEmpty({
      "@type": type ?? "Place",
      name: unit.name,
      ...(type && { numberOfBedrooms: unit.bedrooms, floorSize: squareMetres(unit.surface) }),
      ...(type === "Apartment" && { floorLevel: unit.floor === null ? null : String(unit.floor) }),
    }),
  });
}

/** Apartments make a complex; anything else, or a mixture, is a residence. */
function residence(project: Project, page: ProjectPage): Structured {
  const { units, summary, city, title } = page;
  const isComplex = units.length > 0 && units.every(({ webId }) => residenceType(webId, page) === "Apartment");
  return omitEmpty({
    "@type": isComplex ? "ApartmentComplex" : "Residence",
    name: title,
    ...whereabouts(project, project.publicAddress, city),
    ...(isComplex && { numberOfAccommodationUnits: summary.total, numberOfAvailableAccommodationUnits: summary.left }),
  });
}

/**
 * SEO-2 PROP-13: the page of a project, the building, and its units with what they cost. PROP-8: no price that the price
 * list does not show.
 */
export function structuredProject(project: Project, page: ProjectPage, config: SiteConfig): Structured {
  const { units, summary, isUnavailable } = page;
  const prices = units.flatMap((unit) => shownPrice(unit, isUnavailable) ?? []);
  return structuredPropertyPage(page, project.createdAt, {
    mainEntity: residence(project, page),
    offers: omitEmpty({
      "@type": "AggregateOffer",
      businessFunction: "http://purl.org/goodrelations/v1#Sell",
      availability: availability(isUnavailable),
      offerCount: summary.left,
      ...(prices.length > 0 && {
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        priceCurrency: "EUR",
      }),
      offers: units.map((unit) => unitOffer(unit, page)),
      offeredBy: agencySummary(page, config),
    }),
  });
}
