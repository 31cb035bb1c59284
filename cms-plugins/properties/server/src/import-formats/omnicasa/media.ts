import type { Language, PropertyInput } from "@gevel/config";
import { documentAccess } from "../draft/document-access.js";
import type { DeliveryFiles } from "../draft/delivery-files.js";
import { readMediaAddress } from "../draft/media-address.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { asWritten, isObject, listOf, plainText, type JsonRecord } from "./json-value.js";
import { textsOf } from "./texts.js";

/** Lists of pictures, then of their addresses, then the one picture; the largest first. */
const items = ["Pictures", "XLargePictureItems", "LargePictureItems", "MediumPictureItems", "SmallPictureItems"];
const addresses = ["XLargePictures", "LargePictures", "MediumPictures", "SmallPictures"];
const item = ["XLargePictureItem", "LargePictureItem", "MediumPictureItem", "SmallPictureItem"];
const address = ["LargePicture"];
export const addressKeys = [...addresses, ...address];
export const pictureKeys = [...items, ...item];

const documentKeys = [
  { kind: "floor-plan", keys: ["FloorPlans", "Plans"] },
  { kind: "document", keys: ["Documents", "DocumentItems"] },
] as const;
const whole = (value: unknown) => {
  const number = Number(plainText(value));
  return Number.isInteger(number) && number > 0 ? number : null;
};

interface Media {
  url: string;
  /** Its other values; null if there is only an address. */
  record: JsonRecord | null;
}

interface MediaList {
  key: string;
  items: Media[];
}

/** The first of several keys that has any; some programs write an empty list of each size. */
function mediaAt(record: JsonRecord, keys: readonly string[]): MediaList | null {
  for (const key of keys) {
    const found = record.findAny(key);
    if (!found) continue;
    const records = record
      .inside(found)
      .map((inner) => ({ url: asWritten(inner.findAny("Url", "Link")?.value), record: inner }));
    const addresses = listOf(found.value).flatMap((entry) =>
      isObject(entry) ? [] : [{ url: asWritten(entry), record: null }],
    );
    const items = [...records, ...addresses].filter(({ url }) => url !== "");
    if (items.length > 0) return { key: found.key, items };
  }
  return null;
}

/** Its address; null, and reported, if unknown. */
function addressOf(
  { url: written }: Media,
  { key, items }: MediaList,
  draft: ItemDraft,
  files: DeliveryFiles,
): string | null {
  const found = readMediaAddress(
    written,
    files,
    items.map(({ url }) => url),
  );
  if (found.ok) return found.url;
  draft.leftOut(key, written, found.reason);
  return null;
}

function readPictures(record: JsonRecord, draft: ItemDraft, files: DeliveryFiles): void {
  const pictures = mediaAt(record, [...items, ...addresses, ...item, ...address]);
  if (!pictures) return;
  const shown = pictures.items.flatMap((media) => {
    const url = addressOf(media, pictures, draft, files);
    const [width, height] = ["Width", "Height"].map((key) => whole(media.record?.find(key)?.value));
    return url === null ? [] : [{ url, width: width ?? null, height: height ?? null }];
  });
  draft.list("pictures", shown, pictures.key);
}

function readDocuments(record: JsonRecord, draft: ItemDraft, language: Language | null, files: DeliveryFiles): void {
  const all: NonNullable<PropertyInput["documents"]> = [];
  for (const { kind, keys } of documentKeys) {
    const list = mediaAt(record, keys);
    for (const media of list?.items ?? []) {
      const { record: entry } = media;
      const url = list && addressOf(media, list, draft, files);
      if (url === null) continue;
      const found = entry?.findAny("Name", "Description");
      const name = Object.fromEntries(found ? [...textsOf(found, draft, language)].filter(([, text]) => text) : []);
      const marked = entry?.findAny("Publish", "PublishInternet");
      const shown = marked
        ? (draft.yesOrNo(asWritten(marked.value), `${keys[0]}/${marked.key}`) ?? false)
        : kind === "floor-plan" || null;
      const access = documentAccess({ draft, field: keys[0], name: Object.values(name)[0] ?? url }, shown);
      all.push({ url, kind, ...(Object.keys(name).length > 0 && { name }), ...(access && { access }) });
    }
  }
  draft.list("documents", all, "Documents");
}

export function readMedia(record: JsonRecord, draft: ItemDraft, language: Language | null, files: DeliveryFiles): void {
  readPictures(record, draft, files);
  readDocuments(record, draft, language, files);
}

/** The manager as the contact for visitors: an object, or fields of the listing that begin with Manager. */
export function readManager(record: JsonRecord, draft: ItemDraft): void {
  const found = record.find("Agent", "Manager") ?? record.findObject("Agent", "Manager");
  const [person] = found ? record.inside(found) : [];
  const get = (...keys: string[]) =>
    plainText((person ? person.find(...keys) : record.find(...keys.map((key) => `Manager${key}`)))?.value);
  const name = get("Name") || plainText(found?.value);
  if (name === "") return;
  const agent = { name, phone: get("Mobile", "Phone", "GSM", "Tel") || null };
  const email = get("Email") || null;
  const pictureUrl = get("PictureUrl", "Picture", "Photo") || null;
  draft.set("agent", { ...agent, email, pictureUrl }, found?.key ?? "ManagerName");
  // A wrong mail or picture address must not cost the name and the number.
  if (draft.item.agent === undefined) draft.set("agent", agent, found?.key ?? "ManagerName");
}
