import type { BootedCms } from "./boot-cms.js";

/** The agency as staff would have set it, with who gets the mails of which form. */
export async function configureAgency(cms: BootedCms): Promise<void> {
  const data: object = {
    agencyName: "Gevel Vastgoed",
    email: "info@agency.example",
    phone: "032123456",
    languageDefault: "nl",
    mailRecipients: [{ form: "site-contact", emails: "balie@agency.example\nzaakvoerder@agency.example" }],
  };
  await cms.strapi.documents("api::site-config.site-config").create({ locale: "nl", status: "published", data });
}
