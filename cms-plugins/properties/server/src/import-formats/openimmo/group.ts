import type { ProjectInput } from "@gevel/config";
import type { DraftItem } from "../draft/item-draft.js";
import { find, textAt, type XmlElement } from "../xml/xml-element.js";

export interface Group {
  /** What its listings have in common; empty where a listing is of none. */
  reference: string;
  /** Stands for the group, and is no home that anybody could buy. */
  isMaster: boolean;
}

/** 1.2.7: `gruppen_kennung` is the same in all of a group, and `master` marks the one that stands for it. */
export function groupOf(technical: XmlElement | undefined): Group {
  const master = find(technical, "master");
  const named = textAt(technical, "master");
  // It says whether a portal shows it among the others; on a site its place is the project's own page.
  master?.attribute("visible");
  return { reference: textAt(technical, "gruppen_kennung") || named, isMaster: master !== undefined };
}

const sharedKeys = [
  ...(["description", "street", "houseNumber", "boxNr", "zip", "city", "countryId", "latitude", "longitude"] as const),
  ...(["publishPrice", "pictures", "documents", "videoUrl", "virtualTourUrl", "agent"] as const),
] satisfies readonly (keyof ProjectInput)[];

/** The project that a master object describes, out of its listing. */
export function projectOf(reference: string, listing: DraftItem): DraftItem {
  const same = sharedKeys.flatMap((key) => (listing[key] === undefined ? [] : [[key, listing[key]] as const]));
  return {
    reference,
    projectNumber: listing.recordFile ?? listing.reference,
    name: listing.typeDescription,
    ...(listing.publishAddress !== undefined && { publicAddress: listing.publishAddress }),
    ...Object.fromEntries(same),
  };
}
