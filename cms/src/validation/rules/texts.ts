import { topBarIcon, topBarIcons } from "@gevel/config";
import type { StaffText } from "../staff-text";

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
export const blankProblem = (text: string): StaffText | null => (invisibleOnly.test(text) ? onlySpaces : null);

/** CMS-11: a colour that is none, or null; empty is the house style. */
export const colorProblem = (color: string): StaffText | null =>
  color === "" || /^#[0-9a-f]{6}$/i.test(color) ? null : noColor;

/** What each service calls its numbers, and one to show. */
const trackingIds: Record<string, readonly [pattern: RegExp, example: string]> = {
  siteGoogleAnalyticsID: [/^(G-[A-Z0-9]{6,12}|UA-\d{4,10}-\d{1,4})$/, "G-AB12CD34EF"],
  siteGoogleAdsID: [/^AW-\d{6,12}$/, "AW-123456789"],
  siteGoogleTagManager: [/^GTM-[A-Z0-9]{4,10}$/, "GTM-AB12CD3"],
  siteFacebookPixel: [/^\d{10,20}$/, "123456789012345"],
};

/** CMS-11: a number of a measuring or advertising service that is none, or null. */
export function trackingProblem(field: string, id: string): StaffText | null {
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
