const explorer = (...actions: string[]): string[] =>
  actions.map((action) => `plugin::content-manager.explorer.${action}`);

/**
 * Listings come by import and are corrected by staff. They are withdrawn, not deleted: their addresses stay known, and the
 * next import would bring them back.
 */
const correctable = /^plugin::properties\./;

/** Who owns a home is for administrators, until they tick it for whom it is meant. */
const personal = "plugin::properties.owner";

/** What visitors chose, counted by the site. */
const counted = "api::consent-choice.consent-choice";

/** OWNER-7: what staff write of a home for its owner. */
const listingHistory = /^plugin::owner-stats\.(visit|communication|online-medium)$/;

/** Plugins whose rows staff may read in the content manager; they are written by the site. */
const readable = /^plugin::(leads|owner-stats)\./;

/**
 * Screens of our plugins (CMS-8). Marketing sees what came in and why something did not; sending a feed again writes over
 * many listings at once, so that is ticked by an administrator for whom it is meant.
 */
export const screenRights: readonly string[] = ["plugin::properties.imports.read"];

/**
 * The mails of leads are marketing's own work: seeing what became of them, sending again, and what they say. Without a mail server
 * each mail is a file, with the link by which an owner logs in: an administrator ticks for whom those are.
 */
export const mailRights: readonly string[] = ["mails.read", "mails.send", "mail-texts.edit"].map(
  (right) => `plugin::leads.${right}`,
);

/**
 * Marketing answers what comes in. Taking leads out of the house, and one person's data, is ticked by an administrator for whom it
 * is meant.
 */
export const inboxRights: readonly string[] = ["plugin::leads.leads.work"];

/** Page visits are numbers of homes, and of nobody (OWNER-6). */
export const statisticsRights: readonly string[] = ["plugin::owner-stats.statistics.read"];

/** So are the visits that those ask for, and the addresses by which calendars read them. */
export const visitRights: readonly string[] = ["read", "change", "subscribe"].map(
  (right) => `plugin::leads.visits.${right}`,
);

/** The monthly reports to owners are seen, made and sent by those who answer for them. */
export const reportRights: readonly string[] = ["read", "send"].map((right) => `plugin::owner-stats.reports.${right}`);

/** The content-manager actions of marketing staff on a content type (CMS-8). */
export function rightsOn(uid: string): string[] {
  if (uid === "api::site-config.site-config") return explorer("read", "update", "publish");
  if (uid === counted) return explorer("read");
  if (uid.startsWith("api::")) return explorer("create", "read", "update", "delete", "publish");
  if (uid === personal) return [];
  if (correctable.test(uid) || listingHistory.test(uid)) return explorer("create", "read", "update");
  if (readable.test(uid)) return explorer("read");
  return [];
}

/** Where marketing may delete what it made itself, and nothing else. */
export const canDeleteOwn = (uid: string): boolean =>
  (correctable.test(uid) && uid !== personal) || listingHistory.test(uid);

export const deletion = "plugin::content-manager.explorer.delete";

/** Strapi's own condition: whoever asks is who made the entry. */
export const createdByUser = "admin::is-creator";
