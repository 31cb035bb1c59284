import type { ComponentType } from "react";
import { isFormName, type FormName } from "../edit/form-groups";
import { texts } from "../texts/all-texts";
import { MarqueeFilter, PropertyTypeFilter } from "./choice-filter";

type TextKey = keyof typeof texts;
interface Label {
  id: string;
  defaultMessage: string;
}

/** A filter of Strapi's list view. */
interface Filter {
  name: string;
  label: unknown;
  type: string;
  operators?: readonly { label: Label; value: string }[];
  options?: readonly { label: string; value: string }[];
  input?: ComponentType<{ name: string }>;
}

interface FiltersHook {
  displayedFilters: readonly Filter[];
  layout: { options?: { properties?: { form?: string } } };
}

/**
 * The ten that staff use: of some hundred and fifty fields the rest stood between them. Agents and names are found by the
 * search of the list, as they are kept as JSON, which a filter would read as it is written.
 */
const used: Readonly<Record<FormName, readonly string[]>> = {
  listing: ["marquee", "goal", "webId", "reference", "city", "zip", "price", "withdrawnAt", "source", "updatedAt"],
  project: [
    ...["reference", "soldOut", "city", "zip", "publishPrice", "deliveryDate"],
    ...["publicSince", "withdrawnAt", "source", "updatedAt"],
  ],
};

const models: Readonly<Record<FormName, string>> = {
  listing: "plugin::properties.property",
  project: "plugin::properties.project",
};

const said = (id: TextKey): Label => ({ id, defaultMessage: texts[id] });
const operator = (value: string, id: string, defaultMessage: string) => ({ value, label: { id, defaultMessage } });
const is = operator("$eq", "components.FilterOptions.FILTER_TYPES.$eq", "is");
const isNot = operator("$ne", "components.FilterOptions.FILTER_TYPES.$ne", "is not");

/** Where a field says something else than its column holds. `say` gives a text in the language of the admin. */
const shapes = (say: (id: TextKey) => string): Readonly<Record<string, Partial<Filter>>> => ({
  marquee: { type: "enumeration", input: MarqueeFilter, operators: [is, isNot] },
  webId: { type: "enumeration", input: PropertyTypeFilter, operators: [is, isNot] },
  goal: {
    type: "enumeration",
    operators: [is],
    options: [
      { value: "0", label: say("properties.goal.sale") },
      { value: "1", label: say("properties.goal.rent") },
    ],
  },
  withdrawnAt: {
    operators: [
      { value: "$notNull", label: said("properties.filter.withdrawn") },
      { value: "$null", label: said("properties.filter.offered") },
    ],
  },
});

/** The filters of the lists of listings and projects, named as their forms name the fields. */
export const shapeFilters =
  (say: (id: TextKey) => string) =>
  (hook: FiltersHook): FiltersHook => {
    const form = hook.layout.options?.properties?.form;
    if (!isFormName(form)) return hook;
    const known = new Map(hook.displayedFilters.map((filter) => [filter.name, filter]));
    const shaped = shapes(say);
    const displayedFilters = used[form].flatMap((name) => {
      const filter = known.get(name);
      if (filter === undefined) return [];
      const label = typeof filter.label === "string" ? filter.label : name;
      const id = `content-manager.content-types.${models[form]}.${name}`;
      return [{ ...filter, ...shaped[name], label: { id, defaultMessage: label } }];
    });
    return { ...hook, displayedFilters };
  };
