import type { Goal } from "../site/goal.js";
import { disclosuresOf, type DisclosureField } from "./mandatory-disclosures.js";
import type { ListingAttributeValues } from "./listing-attributes.js";
import { regions, type Region } from "./region-of-postcode.js";

/** The facts of a listing that decide which documents it needs, and which of them exist. */
export interface StepFacts {
  region: Region | null;
  goal: Goal;
  isLand: boolean;
  isParking: boolean;
  showsAddress: boolean;
  attributes: ListingAttributeValues;
  /** The names of its documents, in every language. */
  documents: readonly string[];
}

export const stepKeys = ["energy", "urban", "flood", "asbestos", "electricity", "soil"] as const;
export type StepKey = (typeof stepKeys)[number];

interface Step {
  key: StepKey;
  state: "done" | "missing" | "expires-soon" | "expired";
  until: string | null;
}

interface StepRule {
  readonly key: StepKey;
  readonly regions: readonly Region[];
  readonly goals: readonly Goal[];
  /** The law that requires it, if it is not a mandatory disclosure. */
  readonly source?: string;
  /** Fields of mandatory disclosures: a step if one of them is required, missing while a required one is empty. */
  readonly disclosures?: readonly DisclosureField[];
  /** Beside regions and goals. */
  readonly applies?: (facts: StepFacts) => boolean;
  /** Whether the listing's own data shows that it exists. */
  readonly isTold?: (attributes: StepFacts["attributes"]) => boolean;
  /** Its expiry date, if the listing has one. */
  readonly until?: (attributes: StepFacts["attributes"]) => string | null;
  /** A document of such a name is it. */
  readonly named?: RegExp;
}

/** A leap day ends on the day before it. */
const yearsAfter = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace("-02-29", "-02-28")}`;
const isBuilding = ({ isLand }: StepFacts) => !isLand;
const isDwelling = ({ isLand, isParking }: StepFacts) => !isLand && !isParking;

/** Buildings from this year on are assumed to be free of asbestos. */
const freeOfAsbestos = 2001;

/**
 * OWNER-2: the documents that a sale or letting needs, by region. A change of law is a row here or in `mandatory-disclosures.ts`;
 * counsel has to confirm that the laws are read correctly.
 */
const stepRules: readonly StepRule[] = [
  {
    key: "energy",
    regions,
    goals: [0, 1],
    disclosures: ["energyPerformance"],
    until: ({ epcExpiryDate }) => epcExpiryDate,
  },
  {
    key: "urban",
    regions,
    goals: [0],
    disclosures: ["permit", "areaApplication", "lawfulUse", "preemptiveRights", "summons", "allotmentPermit"],
  },
  {
    key: "flood",
    regions: ["flanders"],
    goals: [0],
    disclosures: ["floodPScore"],
    // The report is valid for a year: see the disclosure of its date.
    until: ({ floodReportDate }) => floodReportDate && yearsAfter(floodReportDate, 1),
  },
  {
    key: "asbestos",
    regions: ["flanders"],
    goals: [0],
    source:
      "Materialendecreet van 23 december 2011, afdeling over de asbestinventaris, in werking sinds 23 november 2022: attest bij overdracht van een gebouw van voor 2001; tien jaar geldig",
    applies: (facts) => isBuilding(facts) && (facts.attributes.constructionYear ?? 0) < freeOfAsbestos,
    isTold: ({ asbestosDate }) => asbestosDate !== null,
    until: ({ asbestosDate }) => asbestosDate && yearsAfter(asbestosDate, 10),
    named: /asbest|amiante/i,
  },
  {
    key: "electricity",
    regions,
    goals: [0],
    source:
      "Koninklijk besluit van 8 september 2019 (AREI, boek 1), afdeling 8.4.2: keuring bij de verkoop van een wooneenheid",
    applies: isDwelling,
    isTold: ({ electricityInspection }) =>
      electricityInspection === "compliant" || electricityInspection === "not-compliant",
    named: /elektri|[ée]lectri/i,
  },
  {
    key: "soil",
    regions,
    goals: [0],
    source:
      "Bodemdecreet van 27 oktober 2006, art. 101; ordonnance bruxelloise du 5 mars 2009, art. 12; décret wallon du 1er mars 2018, art. 31: attest vóór de verkoop van grond",
    named: /bodem|\bsols?\b|soil|boden/i,
  },
];

/** Days before expiry at which a document has to be renewed. */
export const expiringDays = 60;

const dayMs = 86_400_000;

function stateUntil(until: string | null, today: string): Step["state"] {
  if (until === null) return "done";
  if (until < today) return "expired";
  return Date.parse(until) - Date.parse(today) <= expiringDays * dayMs ? "expires-soon" : "done";
}

const isEmptyValue = (value: unknown) => value === null || value === undefined || value === "";

/** Null if the rule does not apply to this listing. */
function stepOf(rule: StepRule, facts: StepFacts, requested: ReadonlySet<DisclosureField>, today: string): Step | null {
  const { region, goal, attributes, documents } = facts;
  if (region === null || !rule.regions.includes(region) || !rule.goals.includes(goal)) return null;
  if (rule.applies?.(facts) === false) return null;
  const disclosures = rule.disclosures?.filter((field) => requested.has(field));
  if (disclosures?.length === 0) return null;
  const reported = disclosures
    ? disclosures.every((field) => field === "price" || field === "energyClass" || !isEmptyValue(attributes[field]))
    : rule.isTold?.(attributes) === true;
  if (!reported && !(rule.named && documents.some((name) => rule.named?.test(name))))
    return { key: rule.key, state: "missing", until: null };
  const until = rule.until?.(attributes) ?? null;
  return { key: rule.key, state: stateUntil(until, today), until };
}

/** The steps of a listing on a Belgian day, in the order of the rules. */
export function portalSteps(facts: StepFacts, today: string): Step[] {
  const { region, goal, isLand, isParking, showsAddress } = facts;
  if (region === null) return [];
  const disclosures = disclosuresOf({ region, goal, isLand, isParking, showsAddress }, new Date(today));
  const requested = new Set(disclosures.filter(({ ifKnown }) => !ifKnown).map(({ field }) => field));
  return stepRules.flatMap((rule) => stepOf(rule, facts, requested, today) ?? []);
}
