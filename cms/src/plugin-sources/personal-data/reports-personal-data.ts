import type { PersonalDataProvider } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { strapiService } from "../../bootstrap/strapi-services";
import { inAllLanguages, messagesIn } from "../../messages/messages";

/** OWNER-8: the agency must be able to prove that an owner was informed each month; the reports themselves name no owner. */
export const reportsPersonalData: PersonalDataProvider<Core.Strapi> = {
  key: "owner-reports",
  name: inAllLanguages("personal-data.name.owner-reports"),
  tables: ["owner_stats_report_deliveries"],
  stays: inAllLanguages("personal-data.stays.owner-reports"),
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const text = messagesIn(language);
    const delivered = await strapiService(strapi, "plugin::owner-stats.reports").deliveriesTo(address);
    return delivered.map(({ at, month, name, email }) => ({
      at: new Date(at).toISOString(),
      title: reportsPersonalData.name[language],
      facts: [
        { label: text("personal-data.label.month"), value: month },
        ...(name ? [{ label: text("personal-data.label.name"), value: name }] : []),
        { label: text("personal-data.label.email"), value: email },
      ],
    }));
  },
};
