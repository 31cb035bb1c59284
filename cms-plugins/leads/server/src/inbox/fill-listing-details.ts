import { isAppError, type Language, type MailListing } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { mailSources } from "../mail/mail-sources.js";

const atOnce = 50;
const longest = 255;

const about = z.array(z.object({ listingId: z.number().int() }));

/** In which the office reads; null while the site has none. */
async function officeLanguage(strapi: Core.Strapi): Promise<Language | null> {
  try {
    return (await mailSources(strapi).agency("nl")).config.languageDefault;
  } catch (cause) {
    if (isAppError(cause)) return null;
    throw cause;
  }
}

const detailsOf = (home: MailListing | null) => {
  const details = {
    homeTitle: [home?.title, home?.place].filter(Boolean).join(", "),
    agent: home?.agent.name || home?.agent.email || "",
    office: home?.office ?? "",
  };
  return Object.fromEntries(Object.entries(details).map(([key, text]) => [key, text.slice(0, longest)]));
};

/**
 * Writes beside leads what the home they are about is called, and which agent and office look after it: lists filter by it, and
 * the listing may be gone one day. Not done when a lead is stored, which waits for nothing; so it is done when somebody looks.
 * A home that nobody knows any more leaves empty words. `until` bounds the work; the next look goes on.
 */
export async function fillListingDetails(strapi: Core.Strapi, until: number): Promise<void> {
  try {
    await fillPending(strapi, until);
  } catch (cause) {
    // Staff read their leads all the same.
    strapi.log.warn(
      `leads: filling in listing details failed, retrying when the inbox is read: ${String(cause).slice(-300)}`,
    );
  }
}

async function fillPending(strapi: Core.Strapi, until: number): Promise<void> {
  const leads = strapi.db.query(leadUid);
  let language: Language | null = null;
  while (Date.now() < until) {
    const found: unknown = await leads.findMany({
      where: { homeTitle: { $null: true }, listingId: { $notNull: true } },
      select: ["listingId"],
      orderBy: { id: "desc" },
      limit: atOnce,
    });
    const ids = new Set(about.parse(found).map(({ listingId }) => listingId));
    if (ids.size === 0) return;
    language ??= await officeLanguage(strapi);
    if (language === null) return;
    for (const listingId of ids) {
      if (Date.now() >= until) return;
      const data = detailsOf(await mailSources(strapi).home(listingId, language));
      await leads.updateMany({ where: { listingId, homeTitle: { $null: true } }, data });
    }
  }
}
