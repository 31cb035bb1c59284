import { isLanguage } from "@gevel/config";
import { InputRenderer } from "@strapi/strapi/admin";
import { textIn, type StaffText } from "../language/staff-text.js";

/** A filter that Strapi's list view offers. */
export interface ListFilter {
  name: string;
  label: unknown;
  type: string;
  mainField?: { name: string; type: string };
  operators?: readonly { label: { id: string; defaultMessage: string }; value: string }[];
  options?: readonly { label: string; value: string }[];
  /** Draws the value to choose; the names of `options` stand on the chip of a filter in force only where there is one. */
  input?: unknown;
}

const yes: StaffText = { nl: "Ja", fr: "Oui", en: "Yes" };
const no: StaffText = { nl: "Nee", fr: "Non", en: "No" };

/** In the language of whoever looks; the hook that this is for has no other way to know it. */
function inAdminLocale(text: StaffText): string {
  const language = window.localStorage.getItem("strapi-admin-language");
  return textIn(text, isLanguage(language) ? language : null);
}

export const filterOperator = (value: string, defaultMessage: string) => ({
  value,
  label: { id: `components.FilterOptions.FILTER_TYPES.${value}`, defaultMessage },
});
const is = filterOperator("$eq", "is");

function withOptionNames<Filter extends ListFilter>(filter: Filter): Filter & ListFilter {
  const input = filter.input ?? InputRenderer;
  if (filter.type === "enumeration") return { ...filter, input };
  if (filter.type !== "boolean") return filter;
  const options = [
    { value: "true", label: inAdminLocale(yes) },
    { value: "false", label: inAdminLocale(no) },
  ];
  return { ...filter, type: "enumeration", operators: [is], options, input };
}

/**
 * Of the filters that Strapi offers those that staff use, each by the names of its choices. `parent.title` asks the
 * entry that is chosen there by its title; who may not read a field has no filter of it.
 */
export function pickFilters<Filter extends ListFilter>(
  offered: readonly Filter[],
  used: readonly string[],
): (Filter & ListFilter)[] {
  const known = new Map(offered.map((filter) => [filter.name, filter]));
  return used.flatMap((path) => {
    const [name = "", field] = path.split(".");
    const filter = known.get(name);
    if (filter === undefined) return [];
    return [withOptionNames(field === undefined ? filter : { ...filter, mainField: { name: field, type: "string" } })];
  });
}
