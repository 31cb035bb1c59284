import { uidByName } from "../messages/model-messages";
import { sectionId, siteConfigSections, type SiteConfigSection } from "../messages/form-sections";

interface FormField {
  readonly name: string;
  readonly [more: string]: unknown;
}
type Row = readonly FormField[];

/** What Strapi hands round before it draws an edit view. */
interface EditViewHook {
  layout: { layout: readonly (readonly Row[])[]; settings: { displayName?: string } };
}

/** Which fields stand in which part; a field that is named in none stands in the last one. */
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

/** The name of a part where a field would stand; whoever may not read the part's first field has no use for it. */
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

/** The form of the site configuration in headed parts, as that of a listing; staff's order holds within each. */
export function addFormSections<Hook extends EditViewHook>(hook: Hook): Hook {
  const { layout } = hook;
  if (uidByName[layout.settings.displayName ?? ""] !== "api::site-config.site-config") return hook;
  return { ...hook, layout: { ...layout, layout: withHeadings(layout.layout.flat()) } };
}
