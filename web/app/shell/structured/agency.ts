import { formatPhone, openingHours, type Language, type SiteConfig } from "@gevel/config";
import { omitEmpty, type Structured } from "./structured";

type Office = SiteConfig["offices"][number];

export interface AgencyReference {
  siteUrl: string;
  /** Absolute address of the home page in the language. */
  home: string;
  language: Language;
}

/** The same on all pages and in all languages. */
const agencyId = (siteUrl: string) => `${siteUrl}/#agency`;

/** SEO-2: who offers, publishes or is reviewed, in short. */
export const agencySummary = (
  { siteUrl, home }: Pick<AgencyReference, "siteUrl" | "home">,
  config: SiteConfig,
): Structured =>
  omitEmpty({
    "@type": "RealEstateAgent",
    "@id": agencyId(siteUrl),
    name: config.agencyName,
    url: home,
    telephone: formatPhone(config.phone),
    email: config.email,
  });

/** Identifies the agency and adds its reviews. */
export const agencyReviewed = (
  { siteUrl }: Pick<AgencyReference, "siteUrl">,
  { agencyName: name }: SiteConfig,
): Structured => ({
  "@type": "RealEstateAgent",
  "@id": agencyId(siteUrl),
  name,
});

/** Fields that an office shares with an agency that has only one. */
function addressAndHours({ street, houseNumber, zip, city, latitude, longitude, hours }: Office, language: Language) {
  return {
    address: omitEmpty({
      "@type": "PostalAddress",
      streetAddress: `${street} ${houseNumber}`.trim(),
      postalCode: zip,
      addressLocality: city,
      addressCountry: "BE",
    }),
    geo: latitude !== null && longitude !== null ? { "@type": "GeoCoordinates", latitude, longitude } : null,
    openingHoursSpecification: hours
      .flatMap(({ days, hours: open }) => openingHours(days, open, language))
      .map(({ days, opens, closes }) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes })),
  };
}

const number = (propertyID: string, value: string) => (value ? [{ "@type": "PropertyValue", propertyID, value }] : []);

interface Pictures {
  logo: string | null;
  image: string | null;
}

/** SEO-2 CMS-6: the structured data of the agency: offices and their hours, legal numbers, brokers, networks. */
export function agency(place: AgencyReference, config: SiteConfig, { logo, image }: Pictures): Structured {
  const { language } = place;
  const { identity, offices } = config;
  const [main] = offices;
  return omitEmpty({
    ...agencySummary(place, config),
    slogan: config.slogan,
    logo,
    image,
    ...(main && addressAndHours(main, language)),
    legalName: identity.companyName,
    vatID: identity.vatNumber,
    identifier: number("KBO/BCE", identity.companyNumber),
    employee: identity.agents.map(({ name, title, number: licence }) =>
      omitEmpty({ "@type": "Person", name, jobTitle: title, identifier: number("BIV/IPI", licence) }),
    ),
    sameAs: config.socialLinks.map(({ url }) => url).filter((url) => /^https?:\/\//i.test(url)),
    department:
      offices.length < 2
        ? null
        : offices.map((office) =>
            omitEmpty({
              "@type": "RealEstateAgent",
              name: office.name || `${config.agencyName} ${office.city}`,
              image,
              telephone: formatPhone(office.phone),
              email: office.email,
              ...addressAndHours(office, language),
            }),
          ),
  });
}
