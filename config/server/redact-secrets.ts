const redacted = "[redacted]";

/** Where an address begins: at a line or word, or after a host. Excludes a folder of that name in a stack trace. */
const start = String.raw`(?:^|["'\s=]|:\/\/[^\/\s"'\\]+)`;
const part = String.raw`[^\/?#&\s"'\\]+`;

/** The links of mails, the calendars that staff subscribe to, and that of a viewing: `web/server/log.test.ts` compares them with the routes of the site. */
const siteLink = new RegExp(
  String.raw`(${start}(?:\/+[a-z]{2})?\/+(?:(?:subscription|my-visit|my-document|visit-calendar|visit-event)|login\/+${part})\/+)${part}`,
  "gi",
);
/** Such a calendar at the CMS. */
const calendarLink = new RegExp(String.raw`(\/leads\/calendar\/+)${part}`, "gi");
/** Signatures of previews, and the links of Strapi's own mails. */
const parameter = /([?&](?:[\w-]*(?:token|secret|password)|code|confirmation|signature)=)[^&#\s"'\\]+/gi;

/** A log text without the tokens in its addresses, which would give its readers access. */
export const redactSecrets = (text: string): string =>
  [siteLink, calendarLink, parameter].reduce((line, secret) => line.replace(secret, `$1${redacted}`), text);
