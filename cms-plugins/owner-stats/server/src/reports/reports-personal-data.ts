import type { PersonalDataProvider } from "@gevel/core";
import { inAllLanguages, messagesIn } from "../messages/messages.js";
import { deliveriesTable } from "./stored/report-tables.js";
import { deliveriesTo } from "./stored/stored-reports.js";

/** OWNER-8: the agency must be able to prove that an owner was informed each month; the reports themselves name no owner. */
export const reportsPersonalData: PersonalDataProvider = {
  key: "owner-reports",
  name: inAllLanguages("personal-data.name.owner-reports"),
  tables: [deliveriesTable],
  stays: inAllLanguages("personal-data.stays.owner-reports"),
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const text = messagesIn(language);
    const delivered = await deliveriesTo(strapi, address);
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
