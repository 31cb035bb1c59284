import {
  listingAttributes,
  listingFields,
  type AttributeKind,
  type Language,
  type ListingAttribute,
  type ListingFieldKind,
  type OwnField,
} from "@gevel/config";
import { choiceByName } from "./choice-by-name.js";
import type { ItemDraft } from "./item-draft.js";
import { readDate } from "./read-date.js";
import { readPoint } from "./read-point.js";
import type { Leaf } from "./unread-leaves.js";

type Kind = ListingFieldKind | AttributeKind;

const kinds = new Map<string, Kind>(
  Object.entries(listingFields).map(([key, field]) => ["sentAs" in field ? field.sentAs : key, field.kind]),
);
const attributes = new Map<string, ListingAttribute>(listingAttributes.map((attribute) => [attribute.key, attribute]));

/** What a sender may call a value: its whole path, the last name of it, or the name that OpenImmo gives a field beside it. */
function namesOf(path: string): string[] {
  const named = /\[([^\]]*)\](?:\/wert)?$/.exec(path)?.[1];
  return [path, path.split("/").at(-1) ?? "", ...(named === undefined ? [] : [named])].map((name) =>
    name.trim().toLowerCase(),
  );
}

function setChoice(draft: ItemDraft, attribute: ListingAttribute, { path, value }: Leaf): void {
  const choice = choiceByName(attribute, value);
  if (choice !== undefined) draft.set(draft.key(attribute.key), choice, path);
  else draft.leftOut(path, value, `is none of ${attribute.values?.join(", ") ?? ""}`);
}

function setDateTime(draft: ItemDraft, field: string, { path, value }: Leaf): void {
  const day = readDate(value);
  const dateTime = day === null ? null : `${day}T00:00:00.000Z`;
  if (dateTime !== null && Date.parse(dateTime) <= Date.now()) draft.set(draft.key(field), dateTime, path);
  else draft.leftOut(path, value, "is no moment in the past");
}

function setValue(draft: ItemDraft, field: string, leaf: Leaf, language: Language | null): void {
  const { path, value } = leaf;
  const key = draft.key(field);
  const attribute = attributes.get(field);
  switch (attribute?.kind ?? kinds.get(field)) {
    case "texts":
    case "html":
    case "localized":
      if (language !== null) draft.localized(key, language, value, path);
      return;
    case "flag":
      return draft.flag(key, value, path);
    case "date":
      return draft.day(key, value, path);
    case "moment":
      return setDateTime(draft, field, leaf);
    case "choice":
      return attribute ? setChoice(draft, attribute, leaf) : undefined;
    case "line":
    case "url":
    case "text":
      return draft.text(key, value, path);
    default:
      return draft.number(key, value, path);
  }
}

/** A point of its own two fields; one that is none leaves the listing where it was. */
function setPoint(draft: ItemDraft, latitude: Leaf | undefined, longitude: Leaf | undefined): void {
  if (!latitude && !longitude) return;
  const { item } = draft;
  const { latitude: north, longitude: east } = item;
  delete item.latitude;
  delete item.longitude;
  const field = [latitude, longitude].flatMap((leaf) => leaf?.path ?? []).join(", ");
  readPoint(draft, latitude?.value ?? "", longitude?.value ?? "", field);
  if (item.latitude === undefined && north !== undefined) Object.assign(item, { latitude: north, longitude: east });
}

/**
 * Takes what the settings of the source say of a sender's own fields, over what a rule of the format has read; answers the
 * leaves that nobody asked for. Of two that mean one of ours the first counts.
 */
export function readOwnFields(
  leaves: Iterable<Leaf>,
  draft: ItemDraft,
  { ownFields, language }: { ownFields: readonly OwnField[]; language: Language | null },
): Iterable<Leaf> {
  if (ownFields.length === 0) return leaves;
  const targets = new Map(ownFields.map(({ name, field }) => [name.toLowerCase(), field]));
  const rest: Leaf[] = [];
  const found = new Map<string, Leaf>();
  for (const leaf of leaves) {
    const name = namesOf(leaf.path).find((written) => targets.has(written));
    const target = name === undefined ? undefined : targets.get(name);
    if (target === undefined) rest.push(leaf);
    else if (!found.has(target)) found.set(target, leaf);
  }
  setPoint(draft, found.get("latitude"), found.get("longitude"));
  for (const [field, leaf] of found)
    if (field !== "latitude" && field !== "longitude") setValue(draft, field, leaf, language);
  return rest;
}
