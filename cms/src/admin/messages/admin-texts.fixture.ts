import leadsFr from "../../../../cms-plugins/leads/admin/src/translations/fr.json";
import leadsNl from "../../../../cms-plugins/leads/admin/src/translations/nl.json";
import ownerStatsFr from "../../../../cms-plugins/owner-stats/admin/src/translations/fr.json";
import ownerStatsNl from "../../../../cms-plugins/owner-stats/admin/src/translations/nl.json";
import { messagesByLocale } from "./all-messages";

type Texts = Readonly<Record<string, string>>;

/** As Strapi merges them: those of the application, and of the plugins whose types it lists. */
export const adminTexts: Readonly<Record<"nl" | "fr", Texts>> = {
  nl: { ...ownerStatsNl, ...leadsNl, ...messagesByLocale.nl },
  fr: { ...ownerStatsFr, ...leadsFr, ...messagesByLocale.fr },
};
