import type { ItemDraft } from "./item-draft.js";
import { readDegree } from "./read-number.js";

/** Both or neither: half a point is invalid, and programs write 0, 0 for an unknown one. */
export function readPoint(draft: ItemDraft, latitude: string, longitude: string, field: string): void {
  const degrees = [latitude, longitude].map(readDegree);
  const [north, east] = degrees;
  if (degrees.every((degree, index) => degree === 0 || [latitude, longitude][index] === "")) return;
  draft.problems.nameField("latitude", field);
  draft.set("latitude", north, field);
  draft.set("longitude", east, field);
  const { item } = draft;
  if (item.latitude !== undefined && item.longitude !== undefined) return;
  delete item.latitude;
  delete item.longitude;
  draft.leftOut(field, `${latitude}, ${longitude}`, "is no whole point");
}
