import { languages } from "@gevel/config";
import { agency } from "../../../content/first-content/agency";
import { newBuild } from "../../../content/first-content/names";
import { readText } from "../../../content/first-content/seed-types";
import type { SeedFooterColumn, SeedLink } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";

const { antwerp, brasschaat } = agency.offices;
/** Lines of one paragraph: Markdown breaks a line at a backslash. */
const address = (office: typeof antwerp | typeof brasschaat, city: string = office.city) =>
  [
    `${office.street} ${office.houseNumber}`,
    `${office.zip} ${city}`,
    `[${office.phone}](tel:+32${office.phone.replace(/\D/g, "").slice(1)})`,
    `[${office.email}](mailto:${office.email})`,
  ].join("\\\n");

export const footerColumns: SeedFooterColumn[] = [
  {
    title: { nl: "Travee", fr: "Travee", en: "Travee", de: "Travee" },
    intro: {
      nl: "Vastgoedmakelaars in Antwerpen en Brasschaat sinds 2009. Zes mensen, geen meter te veel beloofd.",
      fr: "Agents immobiliers à Anvers et à Brasschaat depuis 2009. Six personnes, pas un mètre promis en trop.",
      en: "Estate agents in Antwerp and Brasschaat since 2009. Six people, and never a square metre more than there is.",
      de: "Immobilienmakler in Antwerpen und Brasschaat seit 2009. Sechs Menschen, kein Meter zu viel versprochen.",
    },
    sm: 12,
    md: 6,
    lg: 3,
  },
  {
    title: { nl: "Antwerpen Zuid", fr: "Anvers Zuid", en: "Antwerp Zuid", de: "Antwerpen Zuid" },
    full: {
      nl: address(antwerp),
      fr: address(antwerp, "Anvers"),
      en: address(antwerp, "Antwerp"),
      de: address(antwerp),
    },
    sm: 12,
    md: 6,
    lg: 3,
  },
  {
    title: { nl: "Brasschaat", fr: "Brasschaat", en: "Brasschaat", de: "Brasschaat" },
    full: { nl: address(brasschaat), fr: address(brasschaat), en: address(brasschaat), de: address(brasschaat) },
    sm: 12,
    md: 6,
    lg: 3,
  },
  {
    title: { nl: "Ontdek", fr: "À découvrir", en: "Discover", de: "Entdecken" },
    links: [
      { label: { nl: "Te koop", fr: "À vendre", en: "For sale", de: "Kaufen" }, page: "for-sale" },
      { label: { nl: "Te huur", fr: "À louer", en: "For rent", de: "Mieten" }, page: "for-rent" },
      { label: newBuild, page: "projects" },
      {
        label: {
          nl: "Wat kost kopen?",
          fr: "Combien coûte l'achat ?",
          en: "What does buying cost?",
          de: "Was kostet der Kauf?",
        },
        page: "buying-costs",
      },
      {
        label: {
          nl: "Wat is mijn woning waard?",
          fr: "Que vaut mon bien ?",
          en: "What is my home worth?",
          de: "Was ist meine Immobilie wert?",
        },
        page: "valuation",
      },
      {
        label: {
          nl: "Doe alsof u thuis bent",
          fr: "Faites comme chez vous",
          en: "Make yourself at home",
          de: "Fühlen Sie sich wie zu Hause",
        },
        article: "make-yourself-at-home",
      },
      {
        label: { nl: "Nieuwsbrief", fr: "Lettre d'information", en: "Newsletter", de: "Newsletter" },
        page: "newsletter",
      },
      {
        label: { nl: "Login voor eigenaars", fr: "Espace propriétaires", en: "Owner login", de: "Eigentümer-Login" },
        page: "login",
      },
    ],
    sm: 12,
    md: 6,
    lg: 3,
  },
];

export const footerLinks: SeedLink[] = [
  {
    label: {
      nl: "Privacyverklaring",
      fr: "Déclaration de confidentialité",
      en: "Privacy statement",
      de: "Datenschutz",
    },
    page: "privacy",
  },
  {
    label: { nl: "Cookiebeleid", fr: "Politique de cookies", en: "Cookie policy", de: "Cookie-Richtlinie" },
    page: "cookie-policy",
  },
  {
    label: { nl: "Disclaimer", fr: "Mentions légales", en: "Disclaimer", de: "Haftungsausschluss" },
    page: "disclaimer",
  },
];

export function footerDocuments(references: References): SeedDocument[] {
  return [
    {
      kind: "footer",
      uid: "api::footer.footer",
      key: "footer",
      languages: [...languages],
      data: (language) => ({
        name: "Voettekst",
        columns: footerColumns.map((column) => ({
          title: readText(column.title, language),
          introHtml: readText(column.intro, language),
          fullHtml: readText(column.full, language),
          links: (column.links ?? []).map((link) => references.link(link, language)),
          sm: column.sm,
          md: column.md,
          lg: column.lg,
        })),
        bottomLinks: footerLinks.map((link) => references.link(link, language)),
      }),
    },
  ];
}
