import type { Buyer, Language, Region } from "@gevel/config";

/** Amounts and days as the page's language writes them. */
export interface BuyingTable {
  region: Region;
  /** `anybody` where all pay the same. */
  purchases: {
    buyer: Buyer | "anybody";
    /** Percent. */
    rate: string;
    tax: string;
    /** The part of the price that is free of the tax. */
    free: string | null;
    notary: string;
    file: string | null;
    total: string;
    sum: string;
    /** The sum in euros. */
    needed: number;
  }[];
  sources: { source: string; since: string }[];
  sourceLanguage: Language;
  checkedOn: string;
}
