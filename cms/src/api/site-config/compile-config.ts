import { defaultVisitingHours, languages, visitingHoursSchema, type Language, type SiteConfig } from "@gevel/config";
import { configFields, type ConfigRow, type SiteConfigRow } from "./site-config-row";
import type { CompileContext } from "../../content/compile-context";
import { compileLink, compileLinks } from "../../content/compile-link";
import { compileMedia } from "../../content/compile-media";
import type { Documents } from "../../content/documents";
import { oldest } from "../../content/oldest";
import { safeAddress } from "../../content/safe-address";

export interface ConfigContent {
  readonly siteConfigs: Documents<SiteConfigRow>;
}

/** Used before a configuration was published: nothing filled in, every language on. */
const unconfigured: ConfigRow = configFields.parse({});

export interface LanguageUse {
  defaultLanguage: Language;
  enabled: Language[];
}

/** LANG-1: which languages are on, in the order of the switcher. The default one always is. */
export function languageUse(configs: ConfigContent["siteConfigs"]): LanguageUse {
  const id = configs.ids()[0];
  const row = (id && configs.versions(id)[0]) || null;
  const defaultLanguage = row?.languageDefault ?? unconfigured.languageDefault;
  const listed = row?.languages ?? [];
  const enabled = listed.length > 0 ? listed.filter(({ use }) => use).map(({ code }) => code) : [...languages];
  return {
    defaultLanguage,
    enabled: [...new Set(enabled.includes(defaultLanguage) ? enabled : [defaultLanguage, ...enabled])],
  };
}

/** Rows that are no time are left out; the check of an entry refuses them. */
function visitingHours({ visitingHours: rows }: ConfigRow): SiteConfig["visitingHours"] {
  const read = rows.flatMap((row) => visitingHoursSchema.safeParse(row).data ?? []);
  return read.length > 0 ? read : defaultVisitingHours;
}

export function compileConfig({ enabled }: LanguageUse, context: CompileContext<ConfigContent>): SiteConfig {
  const row = oldest(context.content.siteConfigs, context)?.row ?? unconfigured;
  return {
    agencyName: row.agencyName,
    slogan: row.slogan,
    logo: compileMedia(row.logo, row.agencyName, context),
    phone: row.phone,
    email: row.email,
    languageDefault: context.defaultLanguage,
    languageUse: enabled,
    header: row.header,
    topBar: row.topBar
      .filter(({ published }) => published)
      .flatMap(({ label, link, icon, color }) => {
        const compiled = compileLink(link, "the top bar", context);
        return compiled ? [{ label: label || compiled.label, link: compiled, icon, color }] : [];
      }),
    headerLinks: compileLinks(row.headerLinks, "the header", context),
    section: row.section,
    colors: row.colors,
    propertySearch: row.propertySearch,
    propertyList: { ...row.propertyList, soldStatus: row.propertyList.soldStatus === "gone-410" ? 410 : 200 },
    socialLinks: row.socialLinks
      .map(({ network, url }) => ({ network, url: safeAddress(url) }))
      .filter(({ url }) => url !== ""),
    offices: row.offices.map(({ picture, ...office }) => ({
      ...office,
      picture: compileMedia(picture, office.name || office.city, context),
    })),
    visitingHours: visitingHours(row),
    identity: { ...row.identity, codeOfConductUrl: safeAddress(row.identity.codeOfConductUrl) },
    countVisits: row.countVisits,
    captcha: row.captcha,
    salutations: row.salutations,
    tracking: row.tracking,
    renovationNotice: row.renovationNotice,
  };
}
