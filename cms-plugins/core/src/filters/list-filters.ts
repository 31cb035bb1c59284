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
  /** Renders the value's input; Strapi shows the names of `options` on the chip of an active filter only if there is one. */
  input?: unknown;
}

const yes: StaffText = { nl: "Ja", fr: "Oui", en: "Yes" };
const no: StaffText = { nl: "Nee", fr: "Non", en: "No" };

/** In the admin user's language, read from local storage because the hook this serves has no other access to it. */
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
 * Picks the filters that staff use from those Strapi offers, with the names of their options. `parent.title` filters by
 * the title of the related entry; a user who may not read a field gets no filter for it.
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
