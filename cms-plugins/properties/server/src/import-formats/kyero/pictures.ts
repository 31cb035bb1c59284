import { languages, type PropertyInput } from "@gevel/config";
import { decodeEntities } from "../draft/decode-entities.js";
import type { DeliveryFiles } from "../draft/delivery-files.js";
import { readMediaAddress } from "../draft/media-address.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

/** Its position; one without a number comes after those that have one. */
function placeOf(image: XmlElement, draft: ItemDraft): number {
  const id = attributeOf(image, "id");
  if (/^\d{1,9}$/.test(id)) return Number(id);
  if (id !== "") draft.replaced("images/image/@id", id, "is no number, so the picture comes after those that have one");
  return Number.POSITIVE_INFINITY;
}

/** Whether the format's one tag marks it as a plan. */
function isFloorPlan(image: XmlElement, draft: ItemDraft): boolean {
  const tags = childrenOf(find(image, "tags"), "tag").map(({ text }) => text.trim());
  return tags.map((tag) => draft.choice({ FLOORPLAN: true }, tag, "images/image/tags/tag")).includes(true);
}

/**
 * Pictures and floor plans in the order of their `id`, as the format has it; the order of the file where two have the same or
 * none.
 */
export function readPictures(listing: XmlElement, draft: ItemDraft, files: DeliveryFiles): void {
  const pictures: NonNullable<PropertyInput["pictures"]> = [];
  const plans: NonNullable<PropertyInput["documents"]> = [];
  const images = childrenOf(find(listing, "images"), "image").map((image) => ({ image, place: placeOf(image, draft) }));
  images.sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
  const addresses = images.map(({ image }) => textAt(image, "url"));
  for (const { image } of images) {
    const isPlan = isFloorPlan(image, draft);
    const written = textAt(image, "url");
    if (written === "") continue;
    const found = readMediaAddress(written, files, addresses);
    const reason = !found.ok ? found.reason : found.file?.picture === false && !isPlan ? "is no picture" : null;
    if (!found.ok || reason !== null) {
      draft.leftOut("images/image/url", written, reason ?? "");
      continue;
    }
    const { url } = found;
    const title = find(image, "title");
    const name = Object.fromEntries(
      languages.flatMap((language) => {
        const text = decodeEntities(textAt(title, language));
        return text === "" ? [] : [[language, text] as const];
      }),
    );
    const named = Object.keys(name).length > 0 ? { url, name } : { url };
    if (isPlan) plans.push({ ...named, kind: "floor-plan" });
    else pictures.push(named);
  }
  draft.list("pictures", pictures, "images/image/url");
  draft.list("documents", plans, "images/image/url");
}
