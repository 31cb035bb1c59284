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
 * How complete a new-build project is for visitors, and what it lacks (PROP-13). Legal requirements of advertisements
 * apply to each listing in it. `languages` are those of the site.
 */
export function projectCompleteness(project: ItemFields, languages: readonly Language[] = allLanguages): Completeness {
  return completenessOf([
    ...requiredFields(project, ["street", "latitude", "agent", "constructions"], false),
    {
      part: { field: "deliveryDate", reason: "empty", legal: false },
      // Either field gives the time of delivery.
      isMissing: isEmpty(project.deliveryDate) && isEmpty(project.delivery),
    },
    ...requiredMedia(project, ["name", "description"], languages),
  ]);
}
