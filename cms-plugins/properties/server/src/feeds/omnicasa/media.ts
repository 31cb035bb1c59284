import type { PropertyInput } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { isObject, JsonRecord, plainText } from "./json-value.js";

/** The largest first; a list goes before the one picture. */
const pictureKeys = [
  ...["Pictures", "XLargePictureItems", "LargePictureItems", "MediumPictureItems", "SmallPictureItems"],
  ...["XLargePictures", "LargePictures", "MediumPictures", "SmallPictures"],
  ...["XLargePictureItem", "LargePictureItem", "MediumPictureItem", "SmallPictureItem", "LargePicture"],
];
const whole = (value: unknown) => {
  const number = Number(plainText(value));
  return Number.isInteger(number) && number > 0 ? number : null;
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function itemsOf(value: unknown): { url: string; record: JsonRecord }[] {
  return listOf(value).flatMap((entry) => {
    const record = new JsonRecord(isObject(entry) ? entry : {});
    const url = isObject(entry) ? plainText(record.find("Url", "Link")?.value) : plainText(entry);
    return url === "" ? [] : [{ url, record }];
  });
}

export function readMedia(record: JsonRecord, draft: ItemDraft): void {
  const pictures = record.find(...pictureKeys);
  if (pictures) {
    const items = itemsOf(pictures.value).map(({ url, record: picture }) => ({
      url,
      width: whole(picture.find("Width")?.value),
      height: whole(picture.find("Height")?.value),
      // A name is the file's, not a text for those who cannot see it.
    }));
    draft.list("pictures", items, pictures.key);
  }
  const documents = record.find("Documents", "DocumentItems");
  const plans = record.find("FloorPlans", "Plans");
  const all: NonNullable<PropertyInput["documents"]> = [
    ...itemsOf(plans?.value).map((plan) => ({ ...plan, kind: "floor-plan" as const })),
    ...itemsOf(documents?.value).map((document) => ({ ...document, kind: "document" as const })),
  ].map(({ url, record: entry, kind }) => {
    const name = plainText(entry.find("Name", "Description")?.value);
    return { url, kind, ...(name !== "" && { name }) };
  });
  draft.list("documents", all, documents?.key ?? plans?.key ?? "Documents");
}

/** The manager that visitors may call: an object, or fields of the listing that begin with Manager. */
export function readManager(record: JsonRecord, draft: ItemDraft): void {
  const found = record.find("Agent", "Manager");
  const person = isObject(found?.value) ? new JsonRecord(found.value) : null;
  const get = (...keys: string[]) =>
    plainText((person ? person.find(...keys) : record.find(...keys.map((key) => `Manager${key}`)))?.value);
  const name = get("Name") || plainText(isObject(found?.value) ? "" : found?.value);
  if (name === "") return;
  const agent = { name, phone: get("Mobile", "Phone", "GSM", "Tel") || null };
  const email = get("Email") || null;
  const pictureUrl = get("PictureUrl", "Picture", "Photo") || null;
  const before = draft.problems.listed.length;
  draft.set("agent", { ...agent, email, pictureUrl }, found?.key ?? "ManagerName");
  // A wrong mail or picture address must not cost the name and the number.
  if (draft.item.agent === undefined && draft.problems.listed.length > before)
    draft.set("agent", agent, found?.key ?? "ManagerName");
}
