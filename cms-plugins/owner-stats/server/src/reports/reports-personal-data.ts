import type { Language } from "@gevel/config";
import type { PersonalDataProvider } from "@gevel/core";
import { deliveriesTable } from "./stored/report-tables.js";
import { deliveriesTo } from "./stored/stored-reports.js";

const labels = {
  email: { nl: "E-mail", fr: "E-mail", en: "Email", de: "E-Mail" },
  name: { nl: "Naam", fr: "Nom", en: "Name", de: "Name" },
  month: { nl: "Maand", fr: "Mois", en: "Month", de: "Monat" },
} as const satisfies Record<string, Record<Language, string>>;

/** OWNER-8: the agency must be able to prove that an owner was informed each month; the reports themselves name no owner. */
export const reportsPersonalData: PersonalDataProvider = {
  key: "owner-reports",
  name: { nl: "Maandverslag", fr: "Rapport mensuel", en: "Monthly report", de: "Monatsbericht" },
  tables: [deliveriesTable],
  stays: {
    nl: "Bewijst dat de eigenaar elke maand werd ingelicht; hoort bij een dossier dat wettelijk tien jaar bewaard wordt.",
    fr: "Prouve que le propriétaire a été informé chaque mois ; fait partie d’un dossier que la loi impose de conserver dix ans.",
    en: "Proves that the owner was told each month; belongs to a file that the law keeps for ten years.",
    de: "Belegt, dass der Eigentümer jeden Monat informiert wurde; gehört zu einer Akte, die das Gesetz zehn Jahre aufbewahrt.",
  },
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const delivered = await deliveriesTo(strapi, address);
    return delivered.map(({ at, month, name, email }) => ({
      at: new Date(at).toISOString(),
      title: reportsPersonalData.name[language],
      facts: [
        { label: labels.month[language], value: month },
        ...(name ? [{ label: labels.name[language], value: name }] : []),
        { label: labels.email[language], value: email },
      ],
    }));
  },
};
