/** Strapi's Dutch where a button says another word than Strapi's messages and ours. */
export const strapiNl: Readonly<Record<string, string>> = {
  "global.save": "Opslaan",
  "app.utils.publish": "Publiceren",
  "app.utils.unpublish": "Depubliceren",
};
