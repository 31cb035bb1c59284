import type { FormKey } from "@gevel/config";
import type { SeedLink, Text } from "../../../content/first-content/seed-types";
import { agency } from "../../../content/first-content/agency";
import { soldAndLet } from "../../../content/first-content/names";

interface TopBarItem {
  label: Text;
  link: SeedLink;
  icon: string;
}

const weekdays: Text = {
  nl: "Maandag tot vrijdag",
  fr: "Du lundi au vendredi",
  en: "Monday to Friday",
  de: "Montag bis Freitag",
};
const saturday: Text = { nl: "Zaterdag", fr: "Samedi", en: "Saturday", de: "Samstag" };
const byAppointment: Text = {
  nl: "10.00–13.00, daarna op afspraak",
  fr: "10 h–13 h, ensuite sur rendez-vous",
  en: "10 am–1 pm, then by appointment",
  de: "10–13 Uhr, danach nach Vereinbarung",
};
const officeHours: Text = {
  nl: "9.00–12.30 en 13.30–18.00",
  fr: "9 h–12 h 30 et 13 h 30–18 h",
  en: "9 am–12.30 pm and 1.30–6 pm",
  de: "9–12.30 Uhr und 13.30–18 Uhr",
};

const estateAgent: Text = {
  nl: "erkend vastgoedmakelaar-bemiddelaar, België",
  fr: "agent immobilier intermédiaire agréé, Belgique",
  en: "licensed estate agent (broker), Belgium",
  de: "zugelassener Immobilienmakler, Belgien",
};

export const siteConfig = {
  agencyName: agency.name,
  slogan: {
    nl: "We kennen de straat, en wat er achter de gevel zit.",
    fr: "Nous connaissons la rue, et ce que cache la façade.",
    en: "We know the street, and what lies behind the façade.",
    de: "Wir kennen die Straße und was hinter der Fassade liegt.",
  } satisfies Text,
  phone: agency.offices.antwerp.phone,
  email: agency.email,
  freeEvaluationLabel: {
    nl: "Gratis schatting",
    fr: "Estimation gratuite",
    en: "Free valuation",
    de: "Kostenlose Bewertung",
  } satisfies Text,
  topBar: [
    {
      label: {
        nl: agency.offices.antwerp.phone,
        fr: agency.offices.antwerp.phone,
        en: agency.offices.antwerp.phone,
        de: agency.offices.antwerp.phone,
      },
      link: {
        label: { nl: "Bel ons", fr: "Appelez-nous", en: "Call us", de: "Rufen Sie uns an" },
        url: { nl: "tel:+3230000010", fr: "tel:+3230000010", en: "tel:+3230000010", de: "tel:+3230000010" },
      },
      icon: "phone",
    },
    {
      label: { nl: "Zoekopdracht", fr: "Votre recherche", en: "Your search", de: "Suchauftrag" },
      link: {
        label: { nl: "Zoekopdracht", fr: "Votre recherche", en: "Your search", de: "Suchauftrag" },
        page: "demand-register",
      },
      icon: "bell",
    },
    {
      label: soldAndLet,
      link: { label: soldAndLet, page: "realisations" },
      icon: "key",
    },
  ] satisfies TopBarItem[],
  section: { bgColor: "#1F2421", textColor: "#FFFFFF", public: true },
  colors: { accent: "#A4452C", accentDark: "#7F3320", highlight: "#F6F1EC" },
  propertySearch: {
    salePrices: [
      100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 750_000, 1_000_000,
      1_500_000,
    ],
    rentPrices: [500, 600, 700, 800, 900, 1_000, 1_100, 1_250, 1_500, 1_750, 2_000, 2_500, 3_500],
    maxRooms: 6,
  },
  /** PROP-10: the numbers come from the back office; what each of them says to a visitor is decided here. */
  marquees: [
    { value: 0, label: { nl: "", fr: "", en: "", de: "" }, state: "available" },
    { value: 2, label: { nl: "In optie", fr: "Sous option", en: "Under offer", de: "Reserviert" }, state: "option" },
    { value: 3, label: { nl: "Verkocht", fr: "Vendu", en: "Sold", de: "Verkauft" }, state: "sold" },
    { value: 4, label: { nl: "Verhuurd", fr: "Loué", en: "Let", de: "Vermietet" }, state: "rented" },
    { value: 14, label: { nl: "Nieuw", fr: "Nouveau", en: "New", de: "Neu" }, state: "available" },
    {
      value: 15,
      label: { nl: "Nieuwe prijs", fr: "Nouveau prix", en: "New price", de: "Neuer Preis" },
      state: "available",
    },
  ] satisfies { value: number; label: Text; state: "available" | "option" | "sold" | "rented" }[],
  pageSize: 24,
  showSoldFor: 0,
  soldStatus: "ok-200",
  socialLinks: [
    { network: "instagram", url: "https://instagram.example/travee" },
    { network: "facebook", url: "https://facebook.example/travee" },
    { network: "linkedin", url: "https://linkedin.example/company/travee" },
  ],
  offices: [
    {
      ...agency.offices.antwerp,
      picture: "office-antwerp" as const,
      name: {
        nl: "Kantoor Antwerpen Zuid",
        fr: "Agence Anvers Zuid",
        en: "Antwerp Zuid office",
        de: "Büro Antwerpen Zuid",
      },
      hours: [
        { days: weekdays, hours: officeHours },
        { days: saturday, hours: byAppointment },
      ],
    },
    {
      ...agency.offices.brasschaat,
      picture: "office-brasschaat" as const,
      name: { nl: "Kantoor Brasschaat", fr: "Agence de Brasschaat", en: "Brasschaat office", de: "Büro Brasschaat" },
      hours: [
        { days: weekdays, hours: officeHours },
        { days: saturday, hours: byAppointment },
      ],
    },
  ],
  agents: [
    { name: "Anna Claes", title: estateAgent, number: "599.901" },
    { name: "Karim Benali", title: estateAgent, number: "599.902" },
    { name: "Sofie Wauters", title: estateAgent, number: "599.903" },
    { name: "Jonas De Ridder", title: estateAgent, number: "599.904" },
    { name: "Claire Lambert", title: estateAgent, number: "599.905" },
  ],
  supervisor: {
    nl: "Beroepsinstituut van Vastgoedmakelaars (BIV)",
    fr: "Institut professionnel des agents immobiliers (IPI)",
    en: "Professional Institute of Estate Agents (BIV/IPI)",
    de: "Berufsinstitut der Immobilienmakler (BIV/IPI)",
  } satisfies Text,
  supervisorAddress: {
    nl: "Luxemburgstraat 16B, 1000 Brussel",
    fr: "Rue du Luxembourg 16B, 1000 Bruxelles",
    en: "Rue du Luxembourg 16B, 1000 Brussels",
    de: "Rue du Luxembourg 16B, 1000 Brüssel",
  } satisfies Text,
  codeOfConductUrl: {
    nl: "https://www.biv.be/plichtenleer",
    fr: "https://www.ipi.be/deontologie",
    en: "https://www.biv.be/plichtenleer",
    de: "https://www.ipi.be/deontologie",
  } satisfies Text,
  mailRecipients: [
    { form: "site-contact", emails: agency.email },
    { form: "contact-me", emails: agency.email },
    { form: "contact-demand", emails: agency.offices.antwerp.email },
    { form: "contact-demand-small", emails: agency.offices.antwerp.email },
    { form: "demand-register", emails: agency.email },
    { form: "job-contact", emails: agency.jobsEmail },
    { form: "newsletter", emails: agency.email },
    { form: "keep-informed", emails: agency.email },
    { form: "testimonial", emails: agency.email },
    { form: "contact-appointment", emails: agency.email },
    { form: "contact-construction", emails: agency.offices.brasschaat.email },
    { form: "document-request", emails: agency.email },
  ] satisfies { form: FormKey; emails: string }[],
  /** PROP-11: the number of years is checked against the Flemish decree whenever it changes; hence the dated source. */
  renovationNotice: {
    years: 6,
    from: "2023-01-01",
    targetLabel: "D",
    source: {
      nl: "Renovatieverplichting voor residentiële gebouwen: www.vlaanderen.be",
      fr: "Obligation de rénovation des bâtiments résidentiels : www.vlaanderen.be",
      en: "Renovation duty for residential buildings: www.vlaanderen.be",
      de: "Renovierungspflicht für Wohngebäude: www.vlaanderen.be",
    } satisfies Text,
  },
};
