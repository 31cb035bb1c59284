import { uidByName } from "../messages/content-types";
import { sectionId, siteConfigSections, type SiteConfigSection } from "../messages/form-sections";

interface FormField {
  readonly name: string;
  readonly [more: string]: unknown;
}
type Row = readonly FormField[];

/** The argument of Strapi's hook before it renders an edit view. */
interface EditViewHook {
  layout: { layout: readonly (readonly Row[])[]; settings: { displayName?: string } };
}

/** The fields of each section; a field that is not listed is in the last one. */
const sectionFields: Readonly<Record<SiteConfigSection, readonly string[]>> = {
  agency: ["agencyName", "slogan", "logo", "phone", "email", "offices", "visitingHours", "socialLinks"],
  identity: ["identity"],
  frame: ["header", "topBar", "headerLinks"],
  languages: ["languageDefault", "languages"],
  look: ["colors", "section"],
  homes: ["propertySearch", "propertyList", "renovationNotice"],
  mails: ["mailRecipients", "captcha"],
  owners: ["countVisits", "ownerPortal", "tracking"],
};
const sectionOf = (field: string): SiteConfigSection =>
  siteConfigSections.find((section) => sectionFields[section].includes(field)) ?? "owners";

/** A heading in place of a field; staff who may not read the section's first field do not need it. */
const heading = (section: SiteConfigSection, first: FormField): FormField => ({
  ...first,
  size: 12,
  attribute: { type: "string", customField: "plugin::properties.heading", options: { heading: sectionId(section) } },
  required: false,
  unique: false,
  hint: "",
  labelAction: undefined,
  type: "string",
});

const withHeadings = (rows: readonly Row[]): (readonly Row[])[] =>
  siteConfigSections.flatMap((section) => {
    const own = rows
      .map((row) => row.filter(({ name }) => sectionOf(name) === section))
      .filter((row) => row.length > 0);
    const first = own[0]?.[0];
    return first ? [[[heading(section, first)], ...own]] : [];
  });

/**
 * Divides the form of the site configuration into sections with headings, like that of a listing; the order set by
 * staff applies within each.
 */
export function addFormSections<Hook extends EditViewHook>(hook: Hook): Hook {
  const { layout } = hook;
  if (uidByName[layout.settings.displayName ?? ""] !== "api::site-config.site-config") return hook;
  return { ...hook, layout: { ...layout, layout: withHeadings(layout.layout.flat()) } };
}
