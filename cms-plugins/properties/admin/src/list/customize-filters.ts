import { filterOperator, pickFilters, type ListFilter } from "@gevel/core/admin";
import en from "../translations/en.json";
import { MarqueeFilter, PropertyTypeFilter } from "./choice-filter";

type TextKey = keyof typeof en;

interface FiltersHook {
  displayedFilters: readonly ListFilter[];
  layout: { options?: { properties?: { form?: string } } };
}

interface Named {
  value: number;
  label: string;
}

/** Lets a hook of the admin, which is no component, read the admin's language and the names of numbers. */
export interface FilterLabels {
  text: (id: TextKey) => string;
  marquees: () => readonly Named[];
  propertyTypes: () => readonly Named[];
}

interface UsedFilters {
  uid: string;
  names: readonly string[];
}

/**
 * At most ten per list, by form name: those that staff use, out of some hundred and fifty fields. Agents and names are
 * found by the list's search, as they are stored as JSON, which a filter would match as raw text.
 */
const usedFilters: Readonly<Record<string, UsedFilters>> = {
  listing: {
    uid: "plugin::properties.property",
    names: ["marquee", "goal", "webId", "reference", "city", "zip", "price", "withdrawnAt", "source", "updatedAt"],
  },
  project: {
    uid: "plugin::properties.project",
    names: [
      ...["reference", "soldOut", "city", "zip", "publishPrice", "deliveryDate"],
      ...["publicSince", "withdrawnAt", "source", "updatedAt"],
    ],
  },
  owner: {
    uid: "plugin::properties.owner",
    names: ["email", "name", "properties.reference", "language", "source", "reference", "updatedAt"],
  },
  city: { uid: "plugin::properties.city", names: ["name", "zip", "countryId", "updatedAt"] },
  type: {
    uid: "plugin::properties.property-type",
    names: ["webId", "parentWebId", "showOrder", "sale", "rent", "updatedAt"],
  },
};

const label = (id: TextKey) => ({ id, defaultMessage: en[id] });
const is = filterOperator("$eq", "is");
const isNot = filterOperator("$ne", "is not");
const options = (named: readonly Named[]) => named.map(({ value, label }) => ({ value: String(value), label }));

const typeFilter = (types: readonly Named[]): Partial<ListFilter> => ({
  type: "enumeration",
  input: PropertyTypeFilter,
  options: options(types),
  operators: [is, isNot],
});

/** Fields whose filter differs from their column's type. */
const filterOverrides = ({
  text,
  marquees,
  propertyTypes,
}: FilterLabels): Readonly<Record<string, Partial<ListFilter>>> => ({
  marquee: { type: "enumeration", input: MarqueeFilter, options: options(marquees()), operators: [is, isNot] },
  goal: {
    type: "enumeration",
    operators: [is],
    options: [
      { value: "0", label: text("properties.goal.sale") },
      { value: "1", label: text("properties.goal.rent") },
    ],
  },
  withdrawnAt: {
    operators: [
      { value: "$notNull", label: label("properties.filter.withdrawn") },
      { value: "$null", label: label("properties.filter.offered") },
    ],
  },
  webId: typeFilter(propertyTypes()),
});

/** The filters of the lists of this plugin, named as their forms name the fields. */
export const customizeFilters =
  (labels: FilterLabels) =>
  (hook: FiltersHook): FiltersHook => {
    const form = hook.layout.options?.properties?.form ?? "";
    const list = usedFilters[form];
    if (list === undefined) return hook;
    // The number of a type is a type's own field there.
    const overrides: Readonly<Record<string, Partial<ListFilter>>> =
      form === "type" ? { parentWebId: typeFilter(labels.propertyTypes()) } : filterOverrides(labels);
    const offered = hook.displayedFilters.map((filter) => ({ ...filter, ...overrides[filter.name] }));
    const displayedFilters = pickFilters(offered, list.names).map((filter) => ({
      ...filter,
      label: {
        id: `content-manager.content-types.${list.uid}.${filter.name}`,
        defaultMessage: typeof filter.label === "string" ? filter.label : filter.name,
      },
    }));
    return { ...hook, displayedFilters };
  };
