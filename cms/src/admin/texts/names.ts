import { relationNames } from "../../api/module/relation-words";
import { typeWords } from "./models";

const namesIn = (language: "nl" | "fr") => ({
  ...Object.fromEntries(Object.values(typeWords).map(({ name }) => [name.en, name[language]])),
  ...relationNames[language],
});

/** Strapi asks for a content type by its English name, for a block of a module by its uid and for their kind by its area. */
export const names = { en: relationNames.en, nl: namesIn("nl"), fr: namesIn("fr") };
