import { personKey, type Language } from "@gevel/config";
import type { PersonalDataProvider } from "@gevel/core";
import { z } from "zod";
import { ownerUid } from "../rows/content-type-uids.js";

const owners = z.array(
  z.object({
    email: z.string(),
    name: z.string().nullable(),
    createdAt: z.coerce.date(),
    properties: z.array(z.object({ reference: z.string() })),
  }),
);

const labels = {
  email: { nl: "E-mail", fr: "E-mail", en: "Email", de: "E-Mail" },
  name: { nl: "Naam", fr: "Nom", en: "Name", de: "Name" },
  listing: { nl: "Pand", fr: "Bien", en: "Listing", de: "Immobilie" },
} as const satisfies Record<string, Record<Language, string>>;

/**
 * The owner of a listing sold or let through the agency is in its file, which the law requires to be kept for ten
 * years: included in a person's data, and erased only by an administrator, in the list of owners.
 */
export const ownersPersonalData: PersonalDataProvider = {
  key: "owners",
  name: { nl: "Eigenaar", fr: "Propriétaire", en: "Owner", de: "Eigentümer" },
  tables: ["owners", "owners_properties_lnk"],
  stays: {
    nl: "Hoort bij een dossier van verkoop of verhuring, dat wettelijk tien jaar bewaard wordt.",
    fr: "Fait partie d’un dossier de vente ou de location, que la loi impose de conserver dix ans.",
    en: "Belongs to a file of sale or letting, which the law keeps for ten years.",
    de: "Gehört zu einer Verkaufs- oder Vermietungsakte, die das Gesetz zehn Jahre aufbewahrt.",
  },
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const found: unknown = await strapi.db.query(ownerUid).findMany({
      where: { email: { $eqi: address } },
      populate: { properties: { select: ["reference"] } },
      orderBy: { id: "asc" },
    });
    return owners
      .parse(found)
      .filter(({ email }) => personKey(email) === address)
      .map(({ email, name, createdAt, properties }) => ({
        at: createdAt.toISOString(),
        title: ownersPersonalData.name[language],
        facts: [
          ...(name ? [{ label: labels.name[language], value: name }] : []),
          { label: labels.email[language], value: email },
          ...properties.map(({ reference }) => ({ label: labels.listing[language], value: reference })),
        ],
      }));
  },
};
