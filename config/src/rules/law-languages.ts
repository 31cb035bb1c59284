import type { Language } from "../site/languages.js";
import type { Region } from "./region-of-postcode.js";

/** The language a region's laws are quoted in. */
export const lawLanguages: Readonly<Record<Region, Language>> = { flanders: "nl", brussels: "nl", wallonia: "fr" };
