import type { AttributeGroup, ListingAttributeKey, listingAttributes } from "../rules/listing-attributes.js";
import type { Region } from "../rules/region-of-postcode.js";
import type { Language } from "../site/languages.js";
import type { ProvinceCode } from "../rules/zones.js";
import { createMessages } from "./create-messages.js";
import attributesDe from "./de/attributes.json" with { type: "json" };
import formsDe from "./de/forms.json" with { type: "json" };
import personalDataDe from "./de/personal-data.json" with { type: "json" };
import placesDe from "./de/places.json" with { type: "json" };
import attributesEn from "./en/attributes.json" with { type: "json" };
import formsEn from "./en/forms.json" with { type: "json" };
import personalDataEn from "./en/personal-data.json" with { type: "json" };
import placesEn from "./en/places.json" with { type: "json" };
import attributesFr from "./fr/attributes.json" with { type: "json" };
import formsFr from "./fr/forms.json" with { type: "json" };
import personalDataFr from "./fr/personal-data.json" with { type: "json" };
import placesFr from "./fr/places.json" with { type: "json" };
import attributesNl from "./nl/attributes.json" with { type: "json" };
import formsNl from "./nl/forms.json" with { type: "json" };
import personalDataNl from "./nl/personal-data.json" with { type: "json" };
import placesNl from "./nl/places.json" with { type: "json" };

type ValueId<Attribute> = Attribute extends {
  key: infer Key extends string;
  values: readonly (infer Value extends string)[];
}
  ? `listing.${Key}.${Value}`
  : never;

type AttributeMessageId =
  | `listing.group.${AttributeGroup}`
  | `listing.${ListingAttributeKey}`
  | ValueId<(typeof listingAttributes)[number]>;

/**
 * What the site and the admin call the attributes of a listing; one that has no label is an error of types. Plain texts, for
 * servers: a browser loads those of its own language.
 */
export const attributeMessages: Readonly<Record<Language, Readonly<Record<AttributeMessageId, string>>>> = {
  nl: attributesNl,
  fr: attributesFr,
  en: attributesEn,
  de: attributesDe,
};

/** What forms, their fields and their choices are called: `forms.name.<form>`, `forms.field.<field>`, `forms.option.<field>.<value>`. */
export const formMessages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  nl: formsNl,
  fr: formsFr,
  en: formsEn,
  de: formsDe,
};

/** Of the catalogues that the site loads with its own. */
export type SharedMessageId = keyof typeof attributesEn | keyof typeof formsEn;

/** Labels of a person's data that plugins without texts of their own export. */
export const personalDataMessages = /* @__PURE__ */ createMessages({
  nl: personalDataNl,
  fr: personalDataFr,
  en: personalDataEn,
  de: personalDataDe,
});

const places = /* @__PURE__ */ createMessages({ nl: placesNl, fr: placesFr, en: placesEn, de: placesDe });

export const regionName = (region: Region, language: Language): string =>
  places.messagesIn(language)(`places.region.${region}`);

export const provinceName = (code: ProvinceCode, language: Language): string =>
  places.messagesIn(language)(`places.province.${code}`);

/** A label that tells a province from a municipality of the same name. Brussels is a region that is its own province. */
export function provinceLabel(code: ProvinceCode, language: Language): string {
  const name = provinceName(code, language);
  return code === "BRU" ? name : places.messagesIn(language)("places.provinceLabel", { name });
}
