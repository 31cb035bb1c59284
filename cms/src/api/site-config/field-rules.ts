import { topBarIcon, topBarIcons, type FieldRules } from "@gevel/config";
import type { StaffText } from "@gevel/core";
import { z } from "zod";
import { linkRule, shapeRule, textRule } from "../../content/field-rule";

const prices = z
  .array(z.number().positive())
  .refine((list) => list.every((price, index) => index === 0 || price > (list[index - 1] ?? 0)));

const rising: StaffText = {
  nl: "Noteer elk bedrag één keer, van laag naar hoog, als een getal groter dan 0.",
  fr: "Notez chaque montant une seule fois, par ordre croissant, comme un nombre supérieur à 0.",
  en: "Write each amount once, from low to high, as a number above 0.",
};

/** The id format of each tracking service, and an example. */
const trackingIds: Record<string, readonly [pattern: RegExp, example: string]> = {
  siteGoogleAnalyticsID: [/^(G-[A-Z0-9]{6,12}|UA-\d{4,10}-\d{1,4})$/, "G-AB12CD34EF"],
  siteGoogleAdsID: [/^AW-\d{6,12}$/, "AW-123456789"],
  siteGoogleTagManager: [/^GTM-[A-Z0-9]{4,10}$/, "GTM-AB12CD3"],
  siteFacebookPixel: [/^\d{10,20}$/, "123456789012345"],
};

const noSuchId = (example: string): StaffText => ({
  nl: `Dit is geen geldig nummer. Het ziet eruit als ${example}.`,
  fr: `Ce numéro n'est pas valable. Il ressemble à ${example}.`,
  en: `This is no valid number. It looks like ${example}.`,
});

const iconNames = topBarIcons.join(", ");

/** CHROME-3: an icon that the site does not have, or null; empty is none. */
const iconProblem = (name: string): StaffText | null =>
  topBarIcon(name) !== null
    ? null
    : {
        nl: `Dit pictogram bestaat niet. Kies uit: ${iconNames}.`,
        fr: `Cette icône n'existe pas. Choisissez parmi : ${iconNames}.`,
        en: `There is no such icon. Choose from: ${iconNames}.`,
      };

/** CMS-11: the rules of single fields in the components of the site's configuration. */
export const siteConfigFieldRules: FieldRules = {
  "config.property-search.salePrices": shapeRule(prices, rising),
  "config.property-search.rentPrices": shapeRule(prices, rising),
  "config.top-bar-item.icon": textRule(iconProblem),
  "config.social-link.url": linkRule,
  "config.identity.codeOfConductUrl": linkRule,
  ...Object.fromEntries(
    Object.entries(trackingIds).map(([field, [pattern, example]]) => [
      `config.tracking.${field}`,
      textRule((id) => (pattern.test(id.trim()) ? null : noSuchId(example))),
    ]),
  ),
};
