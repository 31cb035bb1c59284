import { captchaModes, fallbackLanguage, languages, languageSchema, salutationModes } from "@gevel/config";
import { z } from "zod";
import { decimal, file, flag, jsonList, list, oneOf, optional, text, version, whole } from "../../content/row-fields";
import { linkRow } from "../../content/shared-rows";

const header = z.object({
  showFreeEvaluation: flag(true),
  freeEvaluationLabel: text,
  showLanguageSwitcher: flag(true),
  showOwnerLogin: flag(true),
});

const topBarItem = z.object({
  label: text,
  link: optional(linkRow),
  icon: text,
  color: text,
  published: flag(true),
});

const marquee = z.object({
  value: z.number().int(),
  label: text,
  state: oneOf(["available", "option", "sold", "rented"], "available"),
});

const office = z.object({
  name: text,
  street: text,
  houseNumber: text,
  zip: text,
  city: text,
  phone: text,
  email: text,
  hours: list(z.object({ days: text, hours: text })),
  latitude: decimal,
  longitude: decimal,
  picture: optional(file),
});

/** A time of day as the databases return it: 10:00:00 or 10:00:00.000. */
const time = text.transform((value) => value.slice(0, 5));
const visitingHours = z.object({
  weekday: text,
  from: time,
  until: time,
  capacity: whole(1, 50, 1),
  totalCapacity: optional(whole(1, 500, 1)),
});

const identity = z.object({
  companyName: text,
  companyNumber: text,
  vatNumber: text,
  agents: list(z.object({ name: text, title: text, number: text })),
  supervisor: text,
  supervisorAddress: text,
  insurer: text,
  policyNumber: text,
  codeOfConductUrl: text,
  thirdPartyAccount: text,
});

const tracking = z.object({
  siteGoogleAnalyticsID: text,
  siteGoogleAdsID: text,
  siteGoogleTagManager: text,
  siteFacebookPixel: text,
});

/** A component that staff never opened reads as one with all fields empty. */
const component = <Shape extends z.ZodObject>(shape: Shape) => z.preprocess((value) => value ?? {}, shape);

export const configFields = z.object({
  agencyName: text,
  slogan: text,
  logo: optional(file),
  phone: text,
  email: text,
  languageDefault: oneOf(languages, fallbackLanguage),
  languages: list(z.object({ code: languageSchema, use: flag(true) })),
  header: component(header),
  topBar: list(topBarItem),
  headerLinks: list(linkRow),
  section: component(z.object({ bgColor: text, textColor: text, public: flag(true) })),
  colors: component(z.object({ accent: text, accentDark: text, highlight: text })),
  propertySearch: component(
    z.object({ salePrices: jsonList(z.number()), rentPrices: jsonList(z.number()), maxRooms: whole(1, 20, 6) }),
  ),
  propertyList: component(
    z.object({
      pageSize: whole(6, 48, 24),
      marquees: list(marquee),
      showSoldFor: whole(0, 3650, 0),
      soldStatus: oneOf(["ok-200", "gone-410"], "ok-200"),
      showPriceDrops: flag(true),
      placePagesFrom: whole(0, 100, 3),
    }),
  ),
  socialLinks: list(z.object({ network: text, url: text })),
  offices: list(office),
  visitingHours: list(visitingHours),
  identity: component(identity),
  countVisits: flag(true),
  captcha: oneOf(captchaModes, "unseen"),
  salutations: oneOf(salutationModes, "mr-ms"),
  tracking: component(tracking),
  renovationNotice: component(z.object({ years: whole(0, 50, 6), from: text, targetLabel: text, source: text })),
});

export const siteConfigRow = z.object({ ...version, ...configFields.shape });
export type SiteConfigRow = z.infer<typeof siteConfigRow>;
export type ConfigRow = z.infer<typeof configFields>;
