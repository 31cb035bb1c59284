import type { ImportMode, Language, ImportFormat } from "@gevel/config";
import type { ItemNumbers } from "../../import/item-numbers.js";
import type { DeliveryProblems } from "./delivery-problems.js";

/** A picture or plan from the delivery. Its address is derived from its content, so an unchanged one keeps it. */
export interface DeliveryFile {
  /** Below the CMS's own address, such as /uploads/feeds/3f….jpg. */
  url: string;
  bytes: Buffer;
}

/** A delivery as read; nothing of it is written yet. */
export interface ParsedDelivery {
  format: ImportFormat;
  /** The mode the delivery states; null if it states none. */
  mode: ImportMode | null;
  /** Items of the import contract, each as JSON. */
  raw: Buffer[];
  /** The same of the projects that it describes. */
  projects: Buffer[];
  /** References that the feed itself takes off the market. */
  withdrawn: string[];
  /** Alternative numbers of those, which the source may use. */
  otherNumbers: ReadonlyMap<string, readonly string[]>;
  /** Alternative numbers of the offered items. */
  offeredNumbers: { listings: ItemNumbers; projects: ItemNumbers };
  /** References in the delivery that are not for the site: a published one is withdrawn. */
  hidden: string[];
  problems: DeliveryProblems;
  files: DeliveryFile[];
}

/** The format and mode a document states. */
export type DocumentFacts = Pick<ParsedDelivery, "format" | "mode">;

/** A document of a delivery. */
export interface DeliveryDocument {
  /** Empty if it came alone. */
  name: string;
  bytes: Buffer;
}

export interface ReadOptions {
  /** Language of texts that name none; each format has its own otherwise. */
  language?: Language | undefined;
}
