import type { AdminLayout } from "@gevel/kit";

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
    { countVisits: 6 },
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
      label: "Visiting hours",
      help: "When visitors may ask for a visit. Empty: 10:00–13:00, 14:00–16:00 and 16:00–19:00 from Monday to Saturday.",
    },
    socialLinks: { label: "Social networks", help: "The agency's own profiles." },
    header: { label: "Header", help: "What stands beside the menu at the top of every page." },
    topBar: { label: "Top bar", help: "Links above the header and at the end of the mobile menu." },
    headerLinks: {
      label: "Links of the header",
      help: "At the right above the menu, and in the mobile menu. In each language by itself.",
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
    countVisits: {
      label: "Count page visits",
      help: "For the owners of homes and the statistics: without cookies, and without data of visitors.",
    },
    tracking: { label: "Measuring and advertising", help: "Loaded only after a visitor agreed. Empty: not used." },
  },
};
