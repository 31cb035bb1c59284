import { mailAddresses } from "@gevel/config";
import { z } from "zod";
import { comparable, type EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import type { StaffText } from "../../validation/staff-text";

const configSchema = z.object({
  languageDefault: z.string().nullable(),
  languages: z.array(z.object({ code: z.string().nullable(), use: z.boolean().nullable() })),
  visitingHours: z.array(z.object({ from: z.string().nullable(), until: z.string().nullable() })),
  mailRecipients: z.array(z.object({ emails: z.string().nullable() })),
  propertyList: z.object({ marquees: z.array(z.object({ value: z.number().nullable() })) }).nullable(),
  ownerPortal: z.object({ noticeEmails: z.string().nullable() }).nullable(),
});

const listedTwice: StaffText = {
  nl: "Deze taal staat al in de lijst.",
  fr: "Cette langue figure déjà dans la liste.",
  en: "This language is in the list already.",
};
const notInUse: StaffText = {
  nl: "Kies een taal die in gebruik is, of zet deze hieronder aan.",
  fr: "Choisissez une langue activée, ou activez celle-ci ci-dessous.",
  en: "Choose a language that is in use, or switch this one on below.",
};

const labelledTwice: StaffText = {
  nl: "Dit nummer heeft hierboven al een label. Geef elk nummer één keer.",
  fr: "Ce numéro a déjà un libellé ci-dessus. Indiquez chaque numéro une seule fois.",
  en: "This number has a label above already. List each number once.",
};

const endsBeforeItBegins: StaffText = {
  nl: "Kies een einde dat later is dan het begin.",
  fr: "Choisissez une fin postérieure au début.",
  en: "Choose an end that is later than the beginning.",
};

/** The place of the first one that was there already, else -1. */
const repeatedAt = (values: readonly unknown[]) => values.findIndex((value, at) => values.indexOf(value) !== at);

const noAddress: StaffText = {
  nl: "Hier staat iets wat geen e-mailadres is. Schrijf één adres per regel, zonder naam erbij.",
  fr: "Un élément n’est pas une adresse e-mail. Écrivez une adresse par ligne, sans nom.",
  en: "Something here is no e-mail address. Write one address a line, without a name.",
};

/** CMS-5: who mails go to must be an address, or leads are told to nobody. The default language must be one that visitors can read. */
export async function checkSiteConfig(context: EntryContext): Promise<Problem[]> {
  const row: unknown = await context.strapi.db.query("api::site-config.site-config").findOne({
    where: { ...comparable(context), documentId: context.documentId },
    populate: {
      languages: true,
      visitingHours: true,
      mailRecipients: true,
      propertyList: { populate: { marquees: true } },
      ownerPortal: true,
    },
  });
  if (row === null) return [];
  const { languageDefault, languages, visitingHours, mailRecipients, propertyList, ownerPortal } =
    configSchema.parse(row);
  const backwards = visitingHours.findIndex(({ from, until }) => from !== null && until !== null && from >= until);
  if (backwards >= 0) return [{ path: ["visitingHours", String(backwards), "until"], message: endsBeforeItBegins }];
  const unreadable = mailRecipients.findIndex(({ emails }) => mailAddresses(emails).wrong.length > 0);
  if (unreadable >= 0) return [{ path: ["mailRecipients", String(unreadable), "emails"], message: noAddress }];
  if (mailAddresses(ownerPortal?.noticeEmails).wrong.length > 0)
    return [{ path: ["ownerPortal", "noticeEmails"], message: noAddress }];
  const marquee = repeatedAt(propertyList?.marquees.map(({ value }) => value) ?? []);
  if (marquee >= 0) return [{ path: ["propertyList", "marquees", String(marquee), "value"], message: labelledTwice }];
  const twice = repeatedAt(languages.map(({ code }) => code));
  if (twice >= 0) return [{ path: ["languages", String(twice), "code"], message: listedTwice }];
  if (languages.length === 0 || languages.some(({ code, use }) => code === languageDefault && use)) return [];
  return [{ path: ["languageDefault"], message: notInUse }];
}
