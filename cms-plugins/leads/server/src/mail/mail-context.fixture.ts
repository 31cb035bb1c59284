import type { MailAgency, MailListing, SiteConfig } from "@gevel/config";
import { brandOf } from "./brand-of.js";
import type { MailContext } from "./form-mail-content.js";
import type { StoredLead } from "../lead/stored-lead.js";

const office = { name: "Antwerpen", street: "Meir", houseNumber: "1", zip: "2000", city: "Antwerpen" };

/** A site configuration with only the fields that mails read. */
export const agencyConfig = (given: Partial<SiteConfig> = {}): SiteConfig => ({
  agencyName: "Gevel Vastgoed",
  slogan: "",
  logo: { url: "/uploads/logo.png", mime: "image/png", width: 400, height: 100, alt: "" },
  phone: "032123456",
  email: "info@gevel.example",
  languageDefault: "nl",
  languageUse: ["nl", "fr", "en", "de"],
  header: { showFreeEvaluation: true, freeEvaluationLabel: "", showLanguageSwitcher: true, showOwnerLogin: true },
  topBar: [],
  headerLinks: [],
  section: { bgColor: "", textColor: "", public: true },
  colors: { accent: "#0b5d4b", accentDark: "", highlight: "" },
  propertySearch: { salePrices: [], rentPrices: [], maxRooms: 6 },
  propertyList: {
    pageSize: 24,
    marquees: [],
    showSoldFor: 0,
    soldStatus: 200,
    showPriceDrops: true,
    placePagesFrom: 3,
  },
  socialLinks: [],
  offices: [
    { ...office, phone: "", email: "kantoor@gevel.example", hours: [], latitude: null, longitude: null, picture: null },
  ],
  visitingHours: [],
  countVisits: true,
  captcha: "unseen",
  salutations: "mr-ms",
  identity: {
    companyName: "Gevel bv",
    companyNumber: "0123.456.789",
    vatNumber: "",
    agents: [{ name: "An Claes", title: "vastgoedmakelaar", number: "BIV 500.000" }],
    supervisor: "",
    supervisorAddress: "",
    insurer: "",
    policyNumber: "",
    codeOfConductUrl: "",
    thirdPartyAccount: "",
  },
  tracking: { siteGoogleAnalyticsID: "", siteGoogleAdsID: "", siteGoogleTagManager: "", siteFacebookPixel: "" },
  renovationNotice: { years: 6, from: "", targetLabel: "", source: "" },
  ...given,
});

export const agency = (given: Partial<SiteConfig> = {}, recipients: MailAgency["recipients"] = []): MailAgency => ({
  config: agencyConfig(given),
  recipients,
});

export const listing: MailListing = {
  title: "Herenhuis met tuin",
  place: "2000 Antwerpen",
  // Hidden from the public.
  address: "Geheimstraat 77 / 9b, 2000 Antwerpen",
  price: { kind: "amount", amount: "€\u00a0350.000" },
  reference: "REF-12",
  url: "https://www.gevel.example/nl/te-koop/antwerpen/herenhuis-met-tuin/12/",
  picture: "/uploads/a.jpg",
  agent: { name: "Bo Maes", email: "bo@gevel.example", phone: "0470123456" },
  office: "Antwerpen",
  adminPath: "/content-manager/collection-types/plugin::properties.property/home",
  isGone: false,
  terms: {
    ...{ goal: 0, price: 350_000, charges: null, inventory: null, minimumIncome: null, maximumPersons: null },
    ...{ depositMonths: 3, advancePercent: 10 },
  },
};

export const lead: StoredLead = {
  documentId: "abc",
  form: "ask-info",
  language: "nl",
  page: "/nl/te-koop/antwerpen/herenhuis-met-tuin/12/info/",
  name: "An Peeters",
  email: "an@example.org",
  listingId: 12,
  listingReference: "REF-12",
  projectId: null,
  projectName: null,
  memberId: null,
  memberName: null,
  data: {
    firstName: "An",
    lastName: "Peeters",
    email: "an@example.org",
    phone: "0470123456",
    remark: "Is er een tuin?",
  },
};

const siteUrl = "https://www.gevel.example";

export const context = (given: Partial<MailContext> = {}): MailContext => ({
  lead,
  language: "nl",
  agency: agency(),
  brand: brandOf(agencyConfig(), siteUrl),
  home: listing,
  project: null,
  member: null,
  details: { facts: [{ label: "Telefoon", value: "0470 12 34 56", href: "tel:0470123456" }], messages: [] },
  texts: { subject: "", greeting: "", signature: "" },
  siteUrl,
  leadUrl: "https://cms.gevel.example/admin/lead/abc",
  optIn: { url: "https://www.gevel.example/nl/subscription/c.abc.1.x/", until: new Date("2026-12-06T12:00:00Z") },
  ...given,
});
