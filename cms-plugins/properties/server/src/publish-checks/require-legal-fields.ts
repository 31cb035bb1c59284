import { newlyMissingFields, legalSource, listingFieldLabels } from "@gevel/config";
import { staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { attributeName } from "../listings/attribute-problem.js";
import type { Entry } from "../ownership/edited-fields.js";
import { reasonsOf } from "./stored-reasons.js";
import { readLegalContext, toLegalListing } from "./legal-context.js";

const isOnSite = ({ withdrawnAt }: Entry): boolean => (withdrawnAt ?? "") === "";

/** Path in the form of a field that the law requires. */
const pathOf = (field: string): string[] => (field in listingFieldLabels ? [field] : ["attributes", field]);

const ownFieldLabels: ReadonlyMap<string, { label: StaffText }> = new Map(Object.entries(listingFieldLabels));
const nameOf = (field: string): StaffText =>
  ownFieldLabels.get(field)?.label ?? attributeName(`attributes.${field}`) ?? { nl: field, fr: field, en: field };

const notPublishableMessage = (names: string): StaffText => ({
  nl: `De wet vraagt dit in een advertentie, en het ontbreekt nog: ${names}. Vul het in, of geef een reden met de knop “Publiceren”.`,
  fr: `La loi demande ceci dans une annonce, et cela manque encore : ${names}. Complétez-le, ou donnez une raison avec le bouton « Publier ».`,
  en: `The law asks this of an advertisement, and it is still missing: ${names}. Fill it in, or give a reason with the button “Publish”.`,
});
const alreadyPublishedMessage = (names: string): StaffText => ({
  nl: `Dit pand staat op de site, en de wet vraagt dit in zijn advertentie: ${names}. Vul het in, of haal het pand eerst uit aanbod.`,
  fr: `Ce bien est en ligne, et la loi demande ceci dans son annonce : ${names}. Complétez-le, ou retirez d’abord le bien de l’offre.`,
  en: `This listing is on the site, and the law asks this of its advertisement: ${names}. Fill it in, or withdraw the listing first.`,
});
const ofField = (source: string): StaffText => ({
  nl: `De wet vraagt dit in elke advertentie (${source}).`,
  fr: `La loi demande ceci dans chaque annonce (${source}).`,
  en: `The law asks this of every advertisement (${source}).`,
});

/**
 * Rejects a save by staff, by whatever way, that would leave a listing on the site without the fields the law of its
 * region requires, unless somebody gave a reason: a reason covers the fields it was given for.
 */
export async function requireLegalFields(strapi: Core.Strapi, stored: Entry, written: Entry): Promise<void> {
  const after = { ...stored, ...written };
  if (!isOnSite(after)) return;
  const facts = await readLegalContext(strapi);
  const before = isOnSite(stored) ? toLegalListing(stored, facts) : null;
  const now = new Date();
  const listing = toLegalListing(after, facts);
  const held = newlyMissingFields(before, listing, now);
  if (held.length === 0) return;
  const given = await reasonsOf(strapi, String(stored.documentId));
  const left = held.filter((field) => !given.some(({ rules }) => rules.some((rule) => rule.field === field)));
  if (left.length === 0) return;
  const language = staffLanguage(strapi);
  const names = left.map((field) => textIn(nameOf(field), language)).join(", ");
  throw new errors.ValidationError(
    textIn((before ? alreadyPublishedMessage : notPublishableMessage)(names), language),
    {
      errors: left.map((field) => ({
        path: pathOf(field),
        message: textIn(ofField(legalSource(listing, field, now)), language),
        name: "ValidationError",
      })),
    },
  );
}
