import { countries } from "@gevel/config";
import { townName, townOf } from "@gevel/config/server";
import type { AdminLayout, Problem, StaffText } from "@gevel/core";
import { z } from "zod";
import { contentType } from "../../content/content-type";
import { comparable, type EntryContext } from "../../content/entry-context";
import { shapeRule } from "../../content/field-rule";
import { jsonList, optional, oneOf, text, version } from "../../content/row-fields";

const uid = "api::place-page.place-page";

const placePageLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "goal", "title", "updatedAt"],
  sort: ["name", "ASC"],
  edit: [
    { name: 12 },
    { cities: 12 },
    { goal: 6, type: 6 },
    { title: 12 },
    { text: 12 },
    { metaTitle: 6, metaDescription: 6 },
  ],
  fields: {
    name: {
      label: "Name for staff",
      help: "For staff, to find this text, e.g. Antwerp, apartment, for sale. Visitors do not see it.",
    },
    cities: {
      label: "Place",
      help: "Type a name or postcode and choose the place. One postcode stands for the whole place.",
    },
    goal: { label: "For sale or for rent", help: "The list whose page this is." },
    type: {
      label: "Type of home",
      help: "Empty: the page of the place, with all types. The page exists by itself from the number of homes in the site configuration; here you write what it says.",
    },
    title: {
      label: "Title",
      help: "The headline, in this language. Empty: “Apartment for sale in Antwerp”, made from type and place.",
    },
    text: {
      label: "Introduction",
      help: "Two or three sentences about living there, under the headline. Empty: a line with the number of homes and what they cost.",
    },
    metaTitle: { label: "Title in search engines", help: "Up to 60 characters. Empty: the title." },
    metaDescription: {
      label: "Description in search engines",
      help: "Up to 160 characters. Empty: the beginning of the introduction.",
    },
  },
};

const choosePlace: StaffText = {
  nl: "Kies de plaats waarover deze pagina gaat.",
  fr: "Choisissez la localité dont parle cette page.",
  en: "Choose the place that this page is about.",
};

const otherPlace = (name: string): StaffText => ({
  nl: `Kies postcodes van één plaats: ${name} is een andere. Maak voor die plaats een eigen tekst.`,
  fr: `Choisissez des codes postaux d’une seule localité : ${name} en est une autre. Créez un texte à part pour celle-ci.`,
  en: `Choose postcodes of one place: ${name} is another one. Write a text of its own for it.`,
});

const writtenTwice = (name: string): StaffText => ({
  nl: `Deze pagina heeft al een tekst: “${name}”. Pas die aan.`,
  fr: `Cette page a déjà un texte : « ${name} ». Modifiez-le.`,
  en: `This page has a text already: “${name}”. Change that one.`,
});

const cities = jsonList(z.string().transform((city) => city.trim().toLowerCase()));
const type = optional(z.number().int());
const goal = oneOf(["sale", "rent"], "sale");

const storedRows = z.array(z.object({ documentId: z.string(), name: text, goal, cities, type }));

const nameOf = (city: string) => city.slice(0, Math.max(city.lastIndexOf("|"), 0));
/** All postal codes of a place are one; staff choose among those of Belgium. */
const placeOf = (city: string) =>
  townOf({ city: nameOf(city), zip: city.slice(city.lastIndexOf("|") + 1), countryId: countries.belgium }).key;

/** A place once, and a page only one text: visitors would see one of them at random. */
async function checkPlacePage(context: EntryContext): Promise<Problem[]> {
  const found: unknown = await context.strapi.db.query(uid).findMany({ where: comparable(context) });
  const rows = storedRows.parse(found);
  const own = rows.find(({ documentId }) => documentId === context.documentId);
  if (own === undefined) return [];
  const [first, ...more] = own.cities;
  if (first === undefined) return context.published ? [{ path: ["cities"], message: choosePlace }] : [];
  const place = placeOf(first);
  const second = more.find((city) => placeOf(city) !== place);
  if (second !== undefined) return [{ path: ["cities"], message: otherPlace(townName(nameOf(second).toUpperCase())) }];
  const other = rows.find(
    (row) =>
      row !== own &&
      row.goal === own.goal &&
      row.type === own.type &&
      row.cities.some((city) => placeOf(city) === place),
  );
  return other ? [{ path: ["cities"], message: writtenTwice(other.name) }] : [];
}

const placePageRow = z.object({
  ...version,
  goal,
  cities,
  type,
  title: text,
  text,
  metaTitle: text,
  metaDescription: text,
});
export type PlacePageRow = z.infer<typeof placePageRow>;

export const placePageType = contentType({
  uid,
  row: placePageRow,
  layout: placePageLayout,
  searched: { fields: ["name", "title", "text"] },
  fieldRules: {
    [`${uid}.cities`]: shapeRule(z.array(z.string().regex(/^[^|A-Z]+\|\d{4,5}$/)), {
      nl: "Kies de plaats uit de lijst.",
      fr: "Choisissez la localité dans la liste.",
      en: "Choose the place from the list.",
    }),
  },
  check: checkPlacePage,
  firstContent: () => [],
});
