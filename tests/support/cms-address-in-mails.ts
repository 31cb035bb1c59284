import type { ReceivedMail } from "./mail-server.js";

/** The agency's CMS address, for its staff: visitors cannot reach it. */
export const privateCmsUrl = "https://cms.agency.example";

/** Each mention of the CMS's address in these mails that is not a link to the admin for staff. */
export function cmsAddressesIn(mails: readonly ReceivedMail[]): string[] {
  const { host } = new URL(privateCmsUrl);
  return mails.flatMap(({ to, raw, mail }) => {
    const files = mail.attachments.map(({ content }) => (typeof content === "string" ? content : decoded(content)));
    const isForStaff = to.every((address) => address.endsWith("@agency.example"));
    // Headers and calendar files are folded: a line that begins with a space belongs to the one before.
    const wholeMail = [raw, mail.html ?? "", mail.text ?? "", ...files].join("\n").replace(/\r?\n[ \t]/g, "");
    const mentions = wholeMail.match(new RegExp(`\\S{0,60}${host.replaceAll(".", "\\.")}\\S{0,60}`, "g")) ?? [];
    return mentions.filter((mention) => !isForStaff || !mention.includes(`${privateCmsUrl}/admin/`));
  });
}

const decoded = (content: ArrayBuffer | Uint8Array): string => Buffer.from(new Uint8Array(content)).toString("latin1");
