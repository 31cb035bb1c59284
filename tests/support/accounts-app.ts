import { staffAccountResponseSchema } from "@gevel/config";
import { beforeAll } from "vitest";
import { z } from "zod";
import { renewSession } from "../../web/app/portal/renew-session.server.js";
import { mailingApp } from "./agency-app.js";
import type { TestDatabase } from "./databases.js";
import { patientCmsClient } from "./patient-cms-client.js";

export const accountUid = "plugin::users-permissions.user";
export const ownerUid = "plugin::properties.owner";
const configUid = "api::site-config.site-config";
const siteUrl = "https://www.agency.example";
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const password = "vier paarden drinken";

let visitors = 0;
/** Each visitor with its own address, by which attempts are counted. */
export const visitor = (userAgent = firefox) => ({
  address: `198.18.${(visitors += 1) >> 8}.${visitors & 255}`,
  userAgent,
});

/** For a whole `describe`: an agency that mails, the site as owners use it, and what both do about accounts. */
export function accountsApp(boot: TestDatabase["boot"]) {
  const app = mailingApp(boot, () => ({ SITE_URL: siteUrl }));
  let site: ReturnType<typeof patientCmsClient>;
  let owners = 0;
  beforeAll(() => {
    site = patientCmsClient(app.cms.url);
  });

  const accountOf = async (email: string) =>
    z
      .object({ id: z.number(), documentId: z.string() })
      .nullable()
      .parse(await app.cms.strapi.db.query(accountUid).findOne({ where: { email } }));
  /** An owner entered by staff, with the resulting account. */
  async function enter(fields: object = {}) {
    const email = `owner-${(owners += 1)}@owners.example`;
    const data = { email, name: "An Claes", language: "fr" as const, ...fields };
    const { documentId } = await app.cms.strapi.documents(ownerUid).create({ data });
    const account = await accountOf(email);
    if (!account) throw new Error("no account was made");
    return { email, documentId, id: account.id };
  }
  const invite = (id?: number) =>
    app.staff.call("/owner-stats/accounts/invite", "POST", id === undefined ? {} : { id });
  /** The link of the newest mail to them. */
  async function linkOf(email: string, count: number) {
    const mails = await app.mailsTo(email, count);
    const text = mails.at(-1)?.mail.text ?? "";
    const [, language = "", page = "", token = ""] =
      /https:\/\/www\.agency\.example\/(\w\w)\/login\/([\w-]+)\/([\w-]+)\//.exec(text) ?? [];
    return { language, page, token, subject: mails.at(-1)?.mail.subject ?? "", text };
  }
  const choose = (token: string, chosen = password) => site.choosePassword({ token, password: chosen }, visitor());

  return {
    ...{ accountOf, enter, invite, linkOf, choose },
    app,
    get site() {
      return site;
    },
    /** Changes the site configuration as staff do. */
    async configure(data: object) {
      const documents = app.cms.strapi.documents(configUid);
      const [config] = await documents.findMany({ locale: "nl" });
      const documentId = config?.documentId ?? "";
      await documents.update({ documentId, locale: "nl", data });
      await documents.publish({ documentId, locale: "nl" });
    },
    seen: async (email: string) => {
      const { json } = await app.staff.call("/owner-stats/account", "POST", { email });
      return staffAccountResponseSchema.parse(json).account;
    },
    lasts: async (session: Parameters<typeof site.sessionState>[0]) => (await renewSession(site, session)) !== null,
    /** An owner who has chosen a password. */
    async inside() {
      const owner = await enter();
      await invite(owner.id);
      const { token } = await linkOf(owner.email, 1);
      const session = await choose(token);
      if (!session) throw new Error("not let in");
      return { ...owner, session };
    },
    logIn: (email: string, word = password) => site.logIn({ username: email, password: word }, visitor()),
    ask: (email: string, kind: "reset" | "login" = "reset") =>
      site.requestAccountLink({ kind, email, language: "de" }, visitor()),
  };
}
