import { type Language, languages } from "@gevel/config";
import type { Text } from "./text";

/** The languages of a document: those of its title. */
export const languagesOf = (title: Text): Language[] => languages.filter((language) => title[language] !== undefined);
