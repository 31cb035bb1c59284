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

/** How complete an item of this content type is; undefined where nobody asks. */
export const completenessRule = (model: string): Rule | undefined => rules[model];
