import { AppError, formKeys, type Language, type MailAgency, type SiteTree } from "@gevel/config";
import { inSnapshot } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { compiledTrees } from "../../api/site/serve/compiled-trees";

/** The site in a language, or in its fallback language. */
export async function treeIn(strapi: Core.Strapi, language: Language): Promise<SiteTree> {
  const trees = await inSnapshot(strapi, () => compiledTrees(strapi).read());
  const [first] = trees;
  if (!first) throw new AppError("UNEXPECTED", "the site has no language");
  const of = (wanted: Language) => trees.find((tree) => tree.language === wanted);
  return of(language) ?? of(first.config.languageDefault) ?? first;
}

const stored = z.object({
  mailRecipients: z.array(z.object({ form: z.string().nullable(), emails: z.string().nullable() })),
});

/**
 * CMS-5: from the oldest published site configuration, like the site itself. The site does not receive the recipients
 * of mails.
 */
async function recipients(strapi: Core.Strapi): Promise<MailAgency["recipients"]> {
  const row: unknown = await strapi.db.query("api::site-config.site-config").findOne({
    where: { publishedAt: { $notNull: true } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    populate: { mailRecipients: true },
  });
  if (row === null) return [];
  return stored.parse(row).mailRecipients.flatMap(({ form, emails }) => {
    const known = formKeys.find((key) => key === form);
    return known ? [{ form: known, emails: emails ?? "" }] : [];
  });
}

export async function mailAgency(strapi: Core.Strapi, language: Language): Promise<MailAgency> {
  return { config: (await treeIn(strapi, language)).config, recipients: await recipients(strapi) };
}
