import { relationNames } from "../../api/module/relation-messages";
import { typeMessages } from "./model-messages";

const namesIn = (language: "nl" | "fr") => ({
  ...Object.fromEntries(Object.values(typeMessages).map(({ name }) => [name.en, name[language]])),
  ...relationNames[language],
});

/** Strapi asks for a content type by its English name, for a block of a module by its uid and for their kind by its area. */
export const contentTypeNames = { en: relationNames.en, nl: namesIn("nl"), fr: namesIn("fr") };
