import { languages, type Language } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { asWritten, isList, isBlank, isObject, isZero, plainText, type Entry, type JsonRecord } from "./json-value.js";
import { languageOf as languageNamed } from "../draft/language-of.js";

/**
 * Keys of Omnicasa's own answers that differ from the contract's key in more than case. The contract's key always comes
 * first, so a delivery that follows section 3 needs none of them.
 */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  reference: ["ID", "ExternalReference"],
  mainTypeName: ["WebIDName"],
  typeDescription: ["Title"],
  description: ["DescriptionA", "DescriptionB"],
  latitude: ["GoogleX"],
  longitude: ["GoogleY"],
  houseNumber: ["StreetNumber", "Number"],
  boxNr: ["Box", "BoxNumber"],
  zip: ["ZipCode", "PostalCode"],
  createdAt: ["CreatedDate"],
  videoUrl: ["Video", "VideoLink"],
  virtualTourUrl: ["VirtualTour", "VirtualTourLink"],
  projectReference: ["ProjectID"],

  facades: ["Construction", "ConstructionID", "ConstructionName"],
  condition: ["ConditionID", "ConditionName"],
  bedrooms: ["NumberOfBedRooms"],
  bathrooms: ["NumberOfBathRooms"],
  showerRooms: ["NumberOfShowerRooms"],
  toilets: ["NumberOfToilets"],
  garages: ["NumberOfGarages"],
  parkings: ["NumberOfParkings"],
  externalParkings: ["NumberOfExternalParkings"],
  floors: ["NumberOfFloors"],
  heating: ["HeatingName"],
  kitchen: ["KitchenName"],
  windowGlazing: ["WindowGlazingName"],
  windowFrame: ["WindowFrameName"],
  roofMaterial: ["RoofMaterialName"],
  roofCondition: ["RoofConditionName"],
  availability: ["AvailabilityName"],
  energyPerformance: ["EPCValue", "EPC"],
  epcLabelText: ["EPCLabel"],
  epcUniqueCode: ["EPCCode", "EPCReference", "UniqueCode"],
  epcCo2: ["CO2Emission", "EPCCO2Emission"],
  epcExpiryDate: ["EPCExpiredDate", "EPCValidTo"],
  hasFurnished: ["Furnished", "IsFurnished"],
  hasDrain: ["HasDrainConnection"],
  protectedHeritage: ["IsProtectedHeritage", "Heritage"],
  viager: ["IsViager", "Annuity"],
};

/** Alternative keys of the price, by goal: a rent says nothing about a sale price. */
export const priceKeys: Readonly<Record<number, readonly string[]>> = { 0: ["StartPrice"], 1: ["MonthlyRent"] };

/** The numbers in Omnicasa's calls. */
const numbers: ReadonlyMap<string, Language> = new Map([
  ["1", "nl"],
  ["2", "fr"],
  ["3", "en"],
  ["4", "de"],
]);

/** By its number, its code or its name; null for a language the site does not have. */
export const languageOf = (written: string): Language | null => numbers.get(written.trim()) ?? languageNamed(written);

/** The key of the import contract and Omnicasa's names for it. */
export const namesOf = (key: string): readonly string[] => [key, ...(aliases[key] ?? [])];

/**
 * A text in the language of its listing, or texts by language; an empty one means that there is none in that language.
 * Languages the site does not have are left out: reported already for the listing's own, and here for those named.
 */
export function textsOf(
  { key, value }: Readonly<Entry>,
  draft: ItemDraft,
  own: Language | null,
): Map<Language, string> {
  const texts = new Map<Language, string>();
  if (isList(value)) draft.leftOut(key, asWritten(value), "is a list, and no text");
  else if (isObject(value)) {
    for (const [code, text] of Object.entries(value)) {
      const language = languageOf(code);
      if (language && isBlank(text)) texts.set(language, "");
      else if (language && typeof text === "string") texts.set(language, text);
      else if (!isBlank(text)) draft.leftOut(`${key}/${code}`, asWritten(text), "is no text in a language of the site");
    }
  } else if (own) texts.set(own, plainText(value));
  return texts;
}

/**
 * The words for a field or an attribute. Beside HeatingName there is Heating, a number without meaning for visitors. A
 * dash in one language says nothing about the others.
 */
export function readTexts(record: JsonRecord, draft: ItemDraft, key: string, own: Language | null): void {
  const names = namesOf(key);
  const numbers: Readonly<Entry>[] = [];
  for (const name of names) {
    const found = record.findAny(name);
    if (!found) continue;
    if (/^\d+$/.test(plainText(found.value))) {
      numbers.push(found);
      continue;
    }
    for (const [language, text] of textsOf(found, draft, own))
      draft.localized(draft.key(key), language, text, found.key);
    return;
  }
  const coded = numbers.filter(({ value }) => !isZero(value));
  for (const { key: field, value } of coded)
    draft.leftOut(field, plainText(value), "is a number, and no words for visitors");
  if (own && coded.length === 0 && record.has(...names)) draft.localized(draft.key(key), own, "", key);
}

/** A line of text; of several languages, that of the listing. */
export function lineAt(record: JsonRecord, key: string, own: Language | null): Readonly<Entry> | null {
  const plain = record.find(...namesOf(key));
  if (plain) return plain;
  const found = record.findObject(...namesOf(key));
  const [inner] = found ? record.inside(found) : [];
  const text = inner?.find(...(own ? [own] : []), ...languages);
  return found && text ? { key: `${found.key}/${text.key}`, value: text.value } : null;
}
