import type { Problem } from "@gevel/core";
import { addressProblem } from "./rules/address";
import { isLinkAddress, linkProblem } from "./rules/link-address";
import { unsafeHtml } from "./rules/unsafe-html";
import type { StaffText } from "./staff-text";
import type { Field } from "./walk-entry";
import { topBarIcon, topBarIcons } from "@gevel/config";
import { z } from "zod";

const prices = z
  .array(z.number().positive())
  .refine((list) => list.every((price, index) => index === 0 || price > (list[index - 1] ?? 0)));

const rising: StaffText = {
  nl: "Noteer elk bedrag één keer, van laag naar hoog, als een getal groter dan 0.",
  fr: "Notez chaque montant une seule fois, par ordre croissant, comme un nombre supérieur à 0.",
  en: "Write each amount once, from low to high, as a number above 0.",
};

/** JSON fields by model and attribute: their schema, and the message for staff if it fails. */
const lists: Record<string, { schema: z.ZodType; message: StaffText }> = {
  "config.property-search.salePrices": {
    schema: prices,
    message: rising,
  },
  "config.property-search.rentPrices": {
    schema: prices,
    message: rising,
  },
  "api::property-list.property-list.types": {
    schema: z.array(z.number().int().positive()),
    message: {
      nl: "Kies pandtypes uit de lijst.",
      fr: "Choisissez des types de bien dans la liste.",
      en: "Choose property types from the list.",
    },
  },
  "api::property-list.property-list.cities": {
    schema: z.array(z.string().regex(/^[^|A-Z]+\|\d{4,5}$/)),
    message: {
      nl: "Kies plaatsen uit de lijst.",
      fr: "Choisissez des localités dans la liste.",
      en: "Choose towns from the list.",
    },
  },
};

/** The admin sends a JSON field as text. */
function readJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** CMS-11: what is wrong with the list in a JSON field, or null. Nothing typed is fine. */
export function listProblem(model: string, attribute: string, value: unknown): StaffText | null {
  const list = lists[`${model}.${attribute}`];
  if (list === undefined || value === null || value === "") return null;
  return list.schema.safeParse(readJson(value)).success ? null : list.message;
}

/** White space, and the marks that show nothing. */
const invisibleOnly = /^[\s\u200B-\u200F\u2060\uFEFF]+$/;

const onlySpaces: StaffText = {
  nl: "Hier staan alleen spaties. Vul tekst in of maak het veld leeg.",
  fr: "Ce champ ne contient que des espaces. Écrivez un texte ou videz-le.",
  en: "There are only spaces here. Write text, or empty the field.",
};
const noColor: StaffText = {
  nl: "Kies een kleur, of noteer # en zes tekens van 0 tot 9 en A tot F, bv. #A4452C.",
  fr: "Choisissez une couleur, ou notez # et six caractères de 0 à 9 et de A à F, p. ex. #A4452C.",
  en: "Choose a colour, or write # and six characters from 0 to 9 and A to F, e.g. #A4452C.",
};

/** CMS-11: a text of nothing but spaces, or null. */
const blankProblem = (text: string): StaffText | null => (invisibleOnly.test(text) ? onlySpaces : null);

/** CMS-11: the problem of a colour, or null; empty is the house style. */
const colorProblem = (color: string): StaffText | null =>
  color === "" || /^#[0-9a-f]{6}$/i.test(color) ? null : noColor;

/** The id format of each tracking service, and an example. */
const trackingIds: Record<string, readonly [pattern: RegExp, example: string]> = {
  siteGoogleAnalyticsID: [/^(G-[A-Z0-9]{6,12}|UA-\d{4,10}-\d{1,4})$/, "G-AB12CD34EF"],
  siteGoogleAdsID: [/^AW-\d{6,12}$/, "AW-123456789"],
  siteGoogleTagManager: [/^GTM-[A-Z0-9]{4,10}$/, "GTM-AB12CD3"],
  siteFacebookPixel: [/^\d{10,20}$/, "123456789012345"],
};

/** CMS-11: a number of a measuring or advertising service that is none, or null. */
function trackingProblem(field: string, id: string): StaffText | null {
  const rule = trackingIds[field];
  if (rule === undefined || id === "" || rule[0].test(id.trim())) return null;
  const [, example] = rule;
  return {
    nl: `Dit is geen geldig nummer. Het ziet eruit als ${example}.`,
    fr: `Ce numéro n'est pas valable. Il ressemble à ${example}.`,
    en: `This is no valid number. It looks like ${example}.`,
  };
}

const iconNames = topBarIcons.join(", ");

/** CHROME-3: an icon that the site does not have, or null; empty is none. */
export const iconProblem = (name: string): StaffText | null =>
  name === "" || topBarIcon(name) !== null
    ? null
    : {
        nl: `Dit pictogram bestaat niet. Kies uit: ${iconNames}.`,
        fr: `Cette icône n'existe pas. Choisissez parmi : ${iconNames}.`,
        en: `There is no such icon. Choose from: ${iconNames}.`,
      };

interface Range {
  min?: unknown;
  max?: unknown;
}

/** CMS-11: the message for a number outside its range, or null. Strapi itself checks only when publishing. */
export function rangeProblem(value: number, { min, max }: Range): StaffText | null {
  const low = typeof min === "number" ? min : undefined;
  const high = typeof max === "number" ? max : undefined;
  if ((low === undefined || value >= low) && (high === undefined || value <= high)) return null;
  if (low !== undefined && high !== undefined)
    return {
      nl: `Kies een getal van ${low} tot en met ${high}.`,
      fr: `Choisissez un nombre de ${low} à ${high}.`,
      en: `Choose a number from ${low} to ${high}.`,
    };
  if (low === undefined)
    return {
      nl: `Kies een getal tot en met ${high}.`,
      fr: `Choisissez un nombre jusqu'à ${high}.`,
      en: `Choose a number up to ${high}.`,
    };
  return {
    nl: `Kies een getal vanaf ${low}.`,
    fr: `Choisissez un nombre à partir de ${low}.`,
    en: `Choose a number from ${low}.`,
  };
}

const addresses = [
  "api::page.page.path",
  "api::page.page.originalPath",
  "api::article.article.path",
  "api::article.article.originalPath",
  "api::menu.menu.path",
];

function problemOf({ model, name, attribute, value }: Field): StaffText | null {
  if (typeof value === "number") return rangeProblem(value, attribute);
  if (attribute.type === "json") return listProblem(model, name, value);
  if (typeof value !== "string") return null;
  const blank = blankProblem(value);
  if (blank !== null) return blank;
  if (attribute.type === "richtext") return unsafeHtml(value);
  if (attribute.customField === "plugin::color-picker.color") return colorProblem(value);
  if (model === "config.top-bar-item" && name === "icon") return iconProblem(value);
  if (model === "config.tracking") return trackingProblem(name, value);
  if (addresses.includes(`${model}.${name}`)) return addressProblem(value);
  // Menu entries and redirects have narrower rules of their own.
  if (!model.startsWith("api::") && isLinkAddress(model, name)) return linkProblem(value);
  return null;
}

/** The problems visible in the sent values alone. */
export function checkInput(fields: Iterable<Field>): Problem[] {
  const problems: Problem[] = [];
  for (const field of fields) {
    const message = problemOf(field);
    if (message !== null) problems.push({ path: field.path, message });
  }
  return problems;
}
