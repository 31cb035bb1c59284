import { personalDataMessages, personKey } from "@gevel/config";
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

const { inAllLanguages, messagesIn } = personalDataMessages;

/**
 * The owner of a listing sold or let through the agency is in its file, which the law requires to be kept for ten
 * years: included in a person's data, and erased only by an administrator, in the list of owners.
 */
export const ownersPersonalData: PersonalDataProvider = {
  key: "owners",
  name: inAllLanguages("personal-data.name.owners"),
  tables: ["owners", "owners_properties_lnk"],
  stays: inAllLanguages("personal-data.stays.owners"),
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const found: unknown = await strapi.db.query(ownerUid).findMany({
      where: { email: { $eqi: address } },
      populate: { properties: { select: ["reference"] } },
      orderBy: { id: "asc" },
    });
    const text = messagesIn(language);
    return owners
      .parse(found)
      .filter(({ email }) => personKey(email) === address)
      .map(({ email, name, createdAt, properties }) => ({
        at: createdAt.toISOString(),
        title: ownersPersonalData.name[language],
        facts: [
          ...(name ? [{ label: text("personal-data.label.name"), value: name }] : []),
          { label: text("personal-data.label.email"), value: email },
          ...properties.map(({ reference }) => ({ label: text("personal-data.label.listing"), value: reference })),
        ],
      }));
  },
};
