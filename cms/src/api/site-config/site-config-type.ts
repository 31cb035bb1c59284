import { contentType } from "../../content/content-type";
import { linked } from "../../content/shared-rows";
import { siteConfigFieldRules } from "./field-rules";
import { siteConfigDocuments } from "./first-content/site-config-document";
import { siteConfigRow } from "./site-config-row";
import { mailAddresses } from "@gevel/config";
import { z } from "zod";
import { comparable, type EntryContext } from "../../content/entry-context";
import type { AdminLayout, Problem, StaffText } from "@gevel/core";

export const siteConfigLayout: AdminLayout = {
  mainField: "agencyName",
  list: ["logo", "agencyName", "phone", "email", "updatedAt"],
  sort: ["agencyName", "ASC"],
  edit: [
    { agencyName: 6, slogan: 6 },
    { logo: 4, phone: 4, email: 4 },
    { offices: 12 },
    { visitingHours: 12 },
    { socialLinks: 12 },
    { header: 12 },
    { topBar: 12 },
    { headerLinks: 12 },
    { languageDefault: 6 },
    { languages: 12 },
    { colors: 12 },
    { section: 12 },
    { propertySearch: 12 },
    { propertyList: 12 },
    { renovationNotice: 12 },
    { identity: 12 },
    { mailRecipients: 12 },
    { captcha: 6 },
    { salutations: 6 },
    { countVisits: 6 },
    { ownerPortal: 12 },
    { tracking: 12 },
  ],
  fields: {
    agencyName: { label: "Name of the agency", help: "The site uses the oldest published site configuration." },
    slogan: { label: "Slogan", help: "Shown in the footer and in shared links." },
    logo: { label: "Logo", help: "SVG, or PNG of at least 400 pixels wide. Empty: the name in letters." },
    phone: { label: "Phone", help: "The number in the header and behind the phone button on mobile." },
    email: { label: "E-mail", help: "The general address of the agency." },
    offices: { label: "Offices", help: "Shown on the contact page and in the footer." },
    visitingHours: {
      label: "Viewing hours",
      help: "When visitors may ask for a viewing. Empty: 10:00–13:00, 14:00–16:00 and 16:00–19:00 from Monday to Saturday.",
    },
    socialLinks: { label: "Social networks", help: "The agency's own profiles." },
    header: { label: "Header", help: "What is beside the menu at the top of every page." },
    topBar: { label: "Top bar", help: "Links above the header and at the end of the mobile menu." },
    headerLinks: {
      label: "Links of the header",
      help: "At the right above the menu, and in the mobile menu. In each language separately.",
    },
    languageDefault: {
      label: "Default language",
      help: "The language of the home page without a language in its address, and of texts that are not translated.",
    },
    languages: {
      label: "Languages",
      help: "In the order of the language switcher. Only those in use can be read on the site.",
    },
    colors: {
      label: "Colours",
      help: "Empty: the colours of the house style. Check that text on them stays easy to read.",
    },
    section: { label: "Highlighted sections", help: "Colours of sections that stand out." },
    propertySearch: { label: "Search box", help: "Prices and rooms one can choose." },
    propertyList: {
      label: "Lists of homes",
      help: "How many homes on a page, and what the marquee numbers of the listings mean.",
    },
    renovationNotice: { label: "Renovation duty", help: "The notice on homes in Flanders with energy label E or F." },
    identity: {
      label: "Legal identity",
      help: "What the law asks an estate agency to show. It appears in the footer and on the contact page.",
    },
    mailRecipients: {
      label: "Who gets the mails",
      help: "Per form. A form that is not listed goes to the general e-mail address.",
    },
    salutations: {
      label: "Salutation in forms",
      help: "How visitors may say they want to be addressed. It is never required. Leads keep what they were sent with.",
    },
    captcha: {
      label: "Check of forms",
      help: "Unseen: the browser shows that a person sends a form, and visitors type nothing. Characters: everyone types over what a picture shows.",
    },
    countVisits: {
      label: "Count page views",
      help: "For the owners of homes and the statistics: without cookies, and without data of visitors.",
    },
    ownerPortal: { label: "Owner portal", help: "How owners are let in, and who hears of it." },
    tracking: { label: "Measuring and advertising", help: "Loaded only after a visitor agreed. Empty: not used." },
  },
};

const configSchema = z.object({
  languageDefault: z.string().nullable(),
  languages: z.array(z.object({ code: z.string().nullable(), use: z.boolean().nullable() })),
  visitingHours: z.array(z.object({ from: z.string().nullable(), until: z.string().nullable() })),
  mailRecipients: z.array(z.object({ emails: z.string().nullable() })),
  propertyList: z.object({ marquees: z.array(z.object({ value: z.number().nullable() })) }).nullable(),
  ownerPortal: z.object({ noticeEmails: z.string().nullable() }).nullable(),
});

const listedTwice: StaffText = {
  nl: "Deze taal staat al in de lijst.",
  fr: "Cette langue figure déjà dans la liste.",
  en: "This language is in the list already.",
};
const notInUse: StaffText = {
  nl: "Kies een taal die in gebruik is, of zet deze hieronder aan.",
  fr: "Choisissez une langue activée, ou activez celle-ci ci-dessous.",
  en: "Choose a language that is in use, or switch this one on below.",
};

const labelledTwice: StaffText = {
  nl: "Dit nummer heeft hierboven al een label. Geef elk nummer één keer.",
  fr: "Ce numéro a déjà un libellé ci-dessus. Indiquez chaque numéro une seule fois.",
  en: "This number has a label above already. List each number once.",
};

const endsBeforeItBegins: StaffText = {
  nl: "Kies een einde dat later is dan het begin.",
  fr: "Choisissez une fin postérieure au début.",
  en: "Choose an end that is later than the beginning.",
};

/** The place of the first one that was there already, else -1. */
const repeatedAt = (values: readonly unknown[]) => values.findIndex((value, at) => values.indexOf(value) !== at);

const noAddress: StaffText = {
  nl: "Hier staat iets wat geen e-mailadres is. Schrijf één adres per regel, zonder naam erbij.",
  fr: "Un élément n’est pas une adresse e-mail. Écrivez une adresse par ligne, sans nom.",
  en: "Something here is no e-mail address. Write one address a line, without a name.",
};

/**
 * CMS-5: the recipients must be valid addresses, or nobody is notified of leads. The default language must be one that
 * visitors can read.
 */
async function checkSiteConfig(context: EntryContext): Promise<Problem[]> {
  const row: unknown = await context.strapi.db.query("api::site-config.site-config").findOne({
    where: { ...comparable(context), documentId: context.documentId },
    populate: {
      languages: true,
      visitingHours: true,
      mailRecipients: true,
      propertyList: { populate: { marquees: true } },
      ownerPortal: true,
    },
  });
  if (row === null) return [];
  const { languageDefault, languages, visitingHours, mailRecipients, propertyList, ownerPortal } =
    configSchema.parse(row);
  const backwards = visitingHours.findIndex(({ from, until }) => from !== null && until !== null && from >= until);
  if (backwards >= 0) return [{ path: ["visitingHours", String(backwards), "until"], message: endsBeforeItBegins }];
  const unreadable = mailRecipients.findIndex(({ emails }) => mailAddresses(emails).wrong.length > 0);
  if (unreadable >= 0) return [{ path: ["mailRecipients", String(unreadable), "emails"], message: noAddress }];
  if (mailAddresses(ownerPortal?.noticeEmails).wrong.length > 0)
    return [{ path: ["ownerPortal", "noticeEmails"], message: noAddress }];
  const marquee = repeatedAt(propertyList?.marquees.map(({ value }) => value) ?? []);
  if (marquee >= 0) return [{ path: ["propertyList", "marquees", String(marquee), "value"], message: labelledTwice }];
  const twice = repeatedAt(languages.map(({ code }) => code));
  if (twice >= 0) return [{ path: ["languages", String(twice), "code"], message: listedTwice }];
  if (languages.length === 0 || languages.some(({ code, use }) => code === languageDefault && use)) return [];
  return [{ path: ["languageDefault"], message: notInUse }];
}

export const siteConfigType = contentType({
  uid: "api::site-config.site-config",
  row: siteConfigRow,
  layout: siteConfigLayout,
  fieldRules: siteConfigFieldRules,
  check: checkSiteConfig,
  needs: ({ topBar, headerLinks }) => linked([...topBar.map(({ link }) => link), ...headerLinks]),
  firstContent: siteConfigDocuments,
});
