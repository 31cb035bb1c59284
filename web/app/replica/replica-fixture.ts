import {
  agentKey,
  agentNameKey,
  changeLogPageSchema,
  listingAttributes,
  listingSchema,
  projectSchema,
  siteTreeSchema,
  defaultFieldValues,
  type ChangeLogPage,
  type Language,
  type Listing,
  type Project,
  type PropertyType,
  type SiteConfig,
  type SiteTree,
} from "@gevel/config";
import { cardSource } from "./card-source.server";
import type { ListingFile } from "./memory-catalog.server";
import type { AgentKeys } from "./store-reader.server";
import type { ProjectFile } from "./projects.server";

/** Content for tests of the replica, parsed by the contracts so that it cannot drift from them. */
export const typesFixture: PropertyType[] = ["Huis", "Appartement", "Studio", "Grond"].map((nl, webId) => ({
  id: webId + 1,
  // The third is a kind of the second.
  parentId: webId === 2 ? 2 : null,
  webId,
  name: { nl, fr: `${nl} fr`, en: `${nl} en` },
  showOrder: webId,
  sale: true,
  rent: true,
}));

export function listingFixture({
  attributes,
  ...given
}: Omit<Partial<Listing>, "attributes"> & { id: number; attributes?: Partial<Listing["attributes"]> }): Listing {
  return listingSchema.parse({
    ...defaultFieldValues,
    mainTypeName: { nl: "Huis" },
    typeDescription: { nl: `Woning ${given.id}` },
    recordFile: `R-${given.id}`,
    price: 300_000,
    zip: "2000",
    city: "Antwerpen",
    cityNames: { nl: "Antwerpen", fr: "Anvers" },
    point: null,
    seo: null,
    createdAt: new Date(1_700_000_000_000 + given.id * 1000).toISOString(),
    modifiedAt: new Date(1_700_000_000_000 + given.id * 1000).toISOString(),
    ...given,
    attributes: { ...Object.fromEntries(listingAttributes.map(({ key }) => [key, null])), ...attributes },
  });
}

export function projectFixture(given: Partial<Project> & { id: number }): Project {
  return projectSchema.parse({
    key: `crm/P-${given.id}`,
    projectNumber: "",
    name: { nl: `Residentie ${given.id}` },
    description: {},
    publicAddress: false,
    street: "",
    houseNumber: "",
    boxNr: "",
    zip: "2000",
    city: "Antwerpen",
    cityNames: { nl: "Antwerpen", fr: "Anvers" },
    countryId: 10,
    countryName: {},
    point: null,
    deliveryDate: null,
    delivery: {},
    requirement: {},
    soldOut: false,
    pictures: [],
    documents: [],
    videoUrl: "",
    virtualTourUrl: "",
    agent: null,
    constructions: [],
    seo: null,
    createdAt: new Date(1_700_000_000_000 + given.id * 1000).toISOString(),
    modifiedAt: new Date(1_700_000_000_000 + given.id * 1000).toISOString(),
    ...given,
  });
}

const identityTexts = [
  "companyName",
  "companyNumber",
  "vatNumber",
  "supervisor",
  "supervisorAddress",
  "insurer",
  "policyNumber",
  "codeOfConductUrl",
  "thirdPartyAccount",
];

export function treeFixture(
  language: Language,
  {
    propertyList,
    ...config
  }: Omit<Partial<SiteConfig>, "propertyList"> & { propertyList?: Partial<SiteConfig["propertyList"]> } = {},
): SiteTree {
  return siteTreeSchema.parse({
    language,
    config: {
      agencyName: "Gevel",
      slogan: "",
      logo: null,
      phone: "",
      email: "",
      languageDefault: "nl",
      languageUse: ["nl", "fr"],
      header: { showFreeEvaluation: true, freeEvaluationLabel: "", showLanguageSwitcher: true, showOwnerLogin: true },
      headerLinks: [],
      visitingHours: [],
      countVisits: true,
      captcha: "unseen",
      salutations: "mr-ms",
      topBar: [],
      section: { bgColor: "", textColor: "", public: false },
      colors: { accent: "", accentDark: "", highlight: "" },
      propertySearch: { salePrices: [], rentPrices: [], maxRooms: 5 },
      socialLinks: [],
      offices: [],
      identity: { ...Object.fromEntries(identityTexts.map((key) => [key, ""])), agents: [] },
      tracking: { siteGoogleAnalyticsID: "", siteGoogleAdsID: "", siteGoogleTagManager: "", siteFacebookPixel: "" },
      renovationNotice: { years: 6, from: "", targetLabel: "D", source: "" },
      ...config,
      propertyList: {
        pageSize: 12,
        marquees: [
          { value: 0, label: "", state: "available" },
          { value: 2, label: language === "fr" ? "Vendu" : "Verkocht", state: "sold" },
          { value: 3, label: "Verhuurd", state: "rented" },
          { value: 4, label: "In optie", state: "option" },
        ],
        showSoldFor: 0,
        soldStatus: 200,
        showPriceDrops: true,
        ...propertyList,
      },
    },
    menu: [],
    footer: null,
    popup: null,
    routes: [],
    redirects: [],
    placePages: [],
    pages: {},
    articles: {},
  });
}

export const changeLogFixture = (given: Partial<ChangeLogPage> = {}): ChangeLogPage =>
  changeLogPageSchema.parse({
    epoch: "one",
    reset: false,
    revision: 1,
    more: false,
    trees: null,
    propertyTypes: null,
    listings: [],
    removedListings: [],
    ...given,
  });

/** Listings in memory in the place of the replica's file. */
export const fileFixture = (listings: Iterable<Listing>): ListingFile & ProjectFile => {
  const byId = new Map([...listings].map((listing) => [listing.id, listing]));
  const find = (id: number) => byId.get(id) ?? null;
  const unitsOf = (key: string) =>
    [...byId.values()].filter((unit) => unit.projectReference === key).map(({ id }) => id);
  const card = (id: number) => {
    const listing = find(id);
    return listing && cardSource(listing);
  };
  const idOf = (key: string) => [...byId.values()].find((listing) => listing.key === key)?.id ?? null;
  const listingsOfAgent = ({ email, name }: AgentKeys) =>
    [...byId.values()].flatMap(({ id, agent }) => {
      const keys = agent && { id, email: agentKey(agent.email), name: agentNameKey(agent.name) };
      return keys && ((email && keys.email === email) || keys.name === name) ? [keys] : [];
    });
  return { listing: find, card, idOf, unitsOf, listingsOfAgent };
};
