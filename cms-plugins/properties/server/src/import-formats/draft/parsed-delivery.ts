import type { ImportMode, Language, ImportFormat } from "@gevel/config";
import type { ItemNumbers } from "../../import/item-numbers.js";
import type { DeliveryProblems } from "./delivery-problems.js";

/** A picture or plan that came with the feed. Its address is its content's, so an unchanged one keeps it. */
export interface DeliveryFile {
  /** Below the CMS's own address, such as /uploads/feeds/3f….jpg. */
  url: string;
  bytes: Buffer;
}

/** A feed, read: nothing of it is written yet. */
export interface ParsedDelivery {
  format: ImportFormat;
  /** What the feed says of itself; null where it says nothing. */
  mode: ImportMode | null;
  /** Items of the import contract, each as JSON. */
  raw: Buffer[];
  /** The same of the projects that it describes. */
  projects: Buffer[];
  /** References that the feed itself takes off the market. */
  withdrawn: string[];
  /** Other numbers of those, by which the source may know them. */
  otherNumbers: ReadonlyMap<string, readonly string[]>;
  /** Other numbers of what it offers. */
  offeredNumbers: { listings: ItemNumbers; projects: ItemNumbers };
  /** References that it holds and that are not for the site: one that is on offer there goes. */
  hidden: string[];
  problems: DeliveryProblems;
  files: DeliveryFile[];
}

/** What a document says of itself. */
export type DocumentFacts = Pick<ParsedDelivery, "format" | "mode">;

/** A document of a delivery. */
export interface DeliveryDocument {
  /** Empty where it came alone. */
  name: string;
  bytes: Buffer;
}

export interface ReadOptions {
  /** Language of texts that name none; each format has its own otherwise. */
  language?: Language | undefined;
}
