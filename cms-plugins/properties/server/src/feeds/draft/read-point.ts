import type { ItemDraft } from "./item-draft.js";

/** Both or neither: half a point is no point, and 0, 0 is how programs write that they know none. */
export function readPoint(draft: ItemDraft, latitude: string, longitude: string, field: string): void {
  if (Number(latitude) === 0 && Number(longitude) === 0) return;
  draft.number("latitude", latitude, field);
  draft.number("longitude", longitude, field);
  const { item } = draft;
  if ((item.latitude === undefined) === (item.longitude === undefined)) return;
  delete item.latitude;
  delete item.longitude;
  draft.leftOut(field, `${latitude}, ${longitude}`, "half of a point");
}
