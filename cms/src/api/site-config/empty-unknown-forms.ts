import type { Core } from "@strapi/strapi";
import { mailedForms } from "../enumerations";

/**
 * Recipients of a form that there is not, which an earlier version offered: the addresses stay, for staff to choose a form
 * for. As it was stored, Strapi would refuse every change of the site's configuration.
 */
export async function emptyUnknownForms(strapi: Core.Strapi): Promise<void> {
  const unknown = { $notIn: [...mailedForms] };
  await strapi.db.query("config.mail-recipient").updateMany({ where: { form: unknown }, data: { form: null } });
}
