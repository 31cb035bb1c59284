import type { Goal } from "../site/goal.js";
import type { ListingAttributeKey, ListingAttributeValues } from "./listing-attributes.js";
import { regions, type Region } from "./region-of-postcode.js";

/** `energyClass` is the label, certified or computed. */
export type DisclosureField = ListingAttributeKey | "energyClass" | "price";

type DisclosureLabel = "properties.detail.energyClass" | `listing.${Exclude<DisclosureField, "energyClass">}`;

/** Scope of a disclosure: anything with a building, or plots as well. */
type DisclosureType = "building" | "any";

/** Exemptions: a garage or parking place has no certificate, and a shown address replaces the certificate's code. */
type Exemption = "parking" | "shown-address";

/** A missing field blocks publication, or is only reported, for instance where counsel has yet to read the law. */
export type DisclosureSeverity = "blocking" | "advice";

export interface MandatoryDisclosure {
  readonly region: Region;
  readonly goals: readonly Goal[];
  readonly type: DisclosureType;
  readonly field: DisclosureField;
  /** Message id of its label. */
  readonly label: DisclosureLabel;
  /** Shown if known; when empty nothing is missing. */
  readonly ifKnown: boolean;
  readonly severity: DisclosureSeverity;
  readonly exempt: readonly Exemption[];
  /** In force from this day. */
  readonly from: string;
  readonly source: string;
}

type Terms = Pick<MandatoryDisclosure, "region" | "goals" | "type" | "from" | "source" | "severity"> &
  Partial<Pick<MandatoryDisclosure, "ifKnown" | "exempt">>;

const sale: readonly Goal[] = [0];
const rent: readonly Goal[] = [1];
const both: readonly Goal[] = [0, 1];

const labelOf = (field: DisclosureField): DisclosureLabel =>
  field === "energyClass" ? "properties.detail.energyClass" : `listing.${field}`;

const disclosures = (terms: Terms, fields: readonly DisclosureField[]): MandatoryDisclosure[] =>
  fields.map((field) => ({ ifKnown: false, exempt: [], ...terms, field, label: labelOf(field) }));

const rentLaws = {
  flanders: {
    region: "flanders",
    goals: rent,
    severity: "blocking",
    from: "2019-01-01",
    source:
      "Vlaams Woninghuurdecreet van 9 november 2018, art. 5: huurprijs en gemeenschappelijke lasten in elke openbare mededeling",
  },
  brussels: {
    region: "brussels",
    goals: rent,
    severity: "blocking",
    from: "2018-01-01",
    source:
      "Brusselse Huisvestingscode, art. 217 (ordonnantie van 27 juli 2017): huurprijs en gemeenschappelijke lasten",
  },
  wallonia: {
    region: "wallonia",
    goals: rent,
    severity: "blocking",
    from: "2018-09-01",
    source:
      "Décret wallon du 15 mars 2018 relatif au bail d’habitation, art. 4: loyer et charges communes dans toute publicité",
  },
} as const satisfies Record<Region, Omit<Terms, "type">>;

const energyDecree =
  "Energiebesluit van 19 november 2010, art. 9.2.13: energiescore en unieke code of adres in elke advertentie";

/** The flood scores of a plot and of a building on it. */
const floodLaw =
  "Wet van 4 april 2014 betreffende de verzekeringen, art. 129, en besluit van de Vlaamse Regering van 10 juni 2022";

/**
 * PROP-20: what an advertisement must state, by region, goal and kind, each with its law and whether a missing field
 * blocks publication. In the order of the page. A change of law is a row here; counsel has to confirm that the laws are
 * read correctly.
 */
export const mandatoryDisclosures: readonly MandatoryDisclosure[] = [
  ...regions.flatMap((region) => disclosures({ ...rentLaws[region], type: "any" }, ["price"])),
  ...disclosures(
    {
      region: "flanders",
      severity: "blocking",
      goals: both,
      type: "building",
      from: "2012-01-01",
      exempt: ["parking"],
      source: energyDecree,
    },
    ["energyPerformance"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "blocking",
      goals: both,
      type: "building",
      from: "2012-01-01",
      exempt: ["parking", "shown-address"],
      source: energyDecree,
    },
    ["epcUniqueCode"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "blocking",
      goals: sale,
      type: "building",
      from: "2023-01-01",
      source: `${floodLaw}: G-score`,
    },
    ["floodGScore"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "blocking",
      goals: sale,
      type: "any",
      from: "2009-09-01",
      source: "Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6: stedenbouwkundige inlichtingen in de publiciteit",
    },
    ["permit", "areaApplication"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "advice",
      goals: sale,
      type: "any",
      from: "2009-09-01",
      ifKnown: true,
      source: "Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6: opgelegde maatregelen (Ho, Bo, Lod, Ms, Gmo)",
    },
    ["judicialMeasure"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "blocking",
      goals: sale,
      type: "any",
      from: "2009-09-01",
      source: "Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6: dagvaarding, voorkooprecht en verkavelingsvergunning",
    },
    ["summons", "preemptiveRights", "allotmentPermit"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "blocking",
      goals: sale,
      type: "any",
      from: "2023-01-01",
      source: `${floodLaw}: P-score`,
    },
    ["floodPScore"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "advice",
      goals: sale,
      type: "any",
      from: "2023-01-01",
      ifKnown: true,
      source: "Besluit van de Vlaamse Regering van 10 juni 2022: het overstromingsrapport is een jaar geldig",
    },
    ["floodReportDate"],
  ),
  ...disclosures(
    {
      region: "flanders",
      severity: "advice",
      goals: both,
      type: "any",
      from: "2015-01-01",
      ifKnown: true,
      source: "Onroerenderfgoeddecreet van 12 juli 2013, art. 4.1.11: beschermd erfgoed in de publiciteit",
    },
    ["protectedHeritage"],
  ),
  ...disclosures({ ...rentLaws.flanders, type: "building" }, ["chargesRenter"]),
  ...disclosures(
    {
      region: "brussels",
      severity: "blocking",
      goals: both,
      type: "building",
      from: "2011-11-01",
      exempt: ["parking"],
      source:
        "Brussels Wetboek van Lucht, Klimaat en Energiebeheersing van 2 mei 2013, art. 2.2.16: energieklasse en CO₂ in elke advertentie",
    },
    ["energyClass", "energyPerformance", "epcCo2"],
  ),
  ...disclosures(
    {
      region: "brussels",
      severity: "blocking",
      goals: sale,
      type: "any",
      from: "2014-07-01",
      source:
        "Brussels Wetboek van Ruimtelijke Ordening, art. 281: laatste wettige bestemming en stedenbouwkundige inlichtingen in de publiciteit",
    },
    ["lawfulUse", "permit", "preemptiveRights"],
  ),
  ...disclosures({ ...rentLaws.brussels, type: "building" }, ["chargesRenter"]),
  ...disclosures(
    {
      region: "wallonia",
      severity: "blocking",
      goals: both,
      type: "building",
      from: "2015-01-01",
      exempt: ["parking"],
      source:
        "Décret wallon du 28 novembre 2013 relatif à la performance énergétique des bâtiments, art. 34: indicateurs du certificat dans toute publicité",
    },
    ["epcUniqueCode", "energyClass", "energyPerformance", "epcTotal"],
  ),
  // Counsel has to confirm that today's code has this disclosure for advertisements: it warns and does not block.
  ...disclosures(
    {
      region: "wallonia",
      severity: "advice",
      goals: sale,
      type: "any",
      from: "2017-06-01",
      source: "Code du développement territorial, art. D.IV.99 et D.IV.100: affectation et permis",
    },
    ["areaApplication", "permit"],
  ),
  ...disclosures(
    {
      region: "wallonia",
      severity: "advice",
      goals: sale,
      type: "any",
      from: "2017-06-01",
      ifKnown: true,
      source: "Code du développement territorial, art. D.IV.97: aléa d’inondation",
    },
    ["floodZone"],
  ),
  ...disclosures({ ...rentLaws.wallonia, type: "building" }, ["chargesRenter"]),
];

/** A sign shown on an advertisement when one of the fields has one of the values. */
interface AdSign {
  readonly sign: "flood";
  readonly region: Region;
  readonly goals: readonly Goal[];
  readonly fields: readonly ListingAttributeKey[];
  readonly values: readonly string[];
  readonly from: string;
  readonly source: string;
}

/** PROP-20: a plot, or a building, that a flood is likely to reach bears the sign of it. */
const adSigns: readonly AdSign[] = [
  {
    sign: "flood",
    region: "flanders",
    goals: both,
    fields: ["floodPScore", "floodGScore"],
    values: ["D"],
    from: "2023-01-01",
    source: floodLaw,
  },
];

export interface Advertised {
  region: Region;
  goal: Goal;
  /** A plot, without anything built on it. */
  isLand: boolean;
  /** A garage or a parking place. */
  isParking?: boolean;
  showsAddress?: boolean;
}

const bindsOn = (
  law: Pick<MandatoryDisclosure, "region" | "goals" | "from">,
  { region, goal }: Pick<Advertised, "region" | "goal">,
  today: Date,
) => law.region === region && law.goals.includes(goal) && law.from <= today.toISOString().slice(0, 10);

/** The disclosures of an advertisement on a day, in the order of the page. */
export function disclosuresOf(ad: Advertised, today: Date): MandatoryDisclosure[] {
  const free: Record<Exemption, boolean> = {
    parking: ad.isParking ?? false,
    "shown-address": ad.showsAddress ?? false,
  };
  return mandatoryDisclosures.filter(
    (disclosure) =>
      bindsOn(disclosure, ad, today) &&
      (disclosure.type === "any" || !ad.isLand) &&
      !disclosure.exempt.some((exemption) => free[exemption]),
  );
}

/** The signs it must bear on a day. */
export function signsOf(
  ad: Pick<Advertised, "region" | "goal">,
  attributes: ListingAttributeValues,
  today: Date,
): AdSign["sign"][] {
  const isRequired = ({ fields, values }: AdSign) =>
    fields.some((field) => values.some((value) => attributes[field] === value));
  return adSigns.filter((law) => bindsOn(law, ad, today) && isRequired(law)).map(({ sign }) => sign);
}
