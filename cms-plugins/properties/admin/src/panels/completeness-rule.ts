import {
  listingCompleteness,
  projectCompleteness,
  type Completeness,
  type ItemFields,
  type Language,
} from "@gevel/config";

type Rule = (item: ItemFields, languages: readonly Language[]) => Completeness;

const rules: Readonly<Record<string, Rule>> = {
  "plugin::properties.property": listingCompleteness,
  "plugin::properties.project": projectCompleteness,
};

/** The completeness rule of a content type; undefined if it has none. */
export const completenessRule = (model: string): Rule | undefined => rules[model];
