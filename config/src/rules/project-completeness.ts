import { languages as allLanguages, type Language } from "../site/languages.js";
import {
  requiredFields,
  requiredMedia,
  completenessOf,
  isEmpty,
  type Completeness,
  type ItemFields,
} from "./completeness.js";

/**
 * How much of what visitors look for a new-build project says, and what it lacks (PROP-13). What the law asks of an
 * advertisement is asked of each home in it. `languages` are those that the site speaks.
 */
export function projectCompleteness(project: ItemFields, languages: readonly Language[] = allLanguages): Completeness {
  return completenessOf([
    ...requiredFields(project, ["street", "latitude", "agent", "constructions"], false),
    {
      part: { field: "deliveryDate", reason: "empty", legal: false },
      // Either says when the homes are handed over.
      isMissing: isEmpty(project.deliveryDate) && isEmpty(project.delivery),
    },
    ...requiredMedia(project, ["name", "description"], languages),
  ]);
}
