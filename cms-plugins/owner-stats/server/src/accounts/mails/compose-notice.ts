import { fromBelgianTime, loginMethods, type PluginMail } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { accountById } from "../account.js";
import { accountSources, ownerOf } from "../account-sources.js";
import { loginTable } from "../account-tables.js";
import { renderNotice } from "./render-notice.js";

const loginSchema = z.object({ at: z.coerce.number(), way: z.enum(loginMethods), device: z.string() });

/** The one that a mail is about: the first of a day, or the one of a number. */
function readLogin(strapi: Core.Strapi, account: number, part: string): Promise<z.infer<typeof loginSchema> | null> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows = table(strapi, trx, loginTable).where({ account }).orderBy("at");
    const isDay = part.includes("-");
    const chosen = isDay
      ? rows.andWhere("at", ">=", fromBelgianTime(part, "00:00").getTime())
      : rows.where({ id: part });
    const found: unknown = await chosen.first(["at", "way", "device"]);
    return found === undefined ? null : loginSchema.parse(found);
  });
}

/** OWNER-4. Null where the account is gone. */
export async function composeNotice(strapi: Core.Strapi, id: number, part: string): Promise<PluginMail | null> {
  const account = await accountById(strapi, id);
  const login = account && (await readLogin(strapi, id, part));
  if (!login) return null;
  const sources = accountSources(strapi);
  const { language, noticeAddresses } = await sources.settings();
  const { config } = await sources.agency(language);
  const owner = await ownerOf(strapi, account.email.toLowerCase());
  const { cmsUrl } = pluginSettings(strapi);
  const content = renderNotice({
    language,
    name: owner?.name ?? "",
    email: account.email,
    at: new Date(login.at),
    way: login.way,
    device: login.device,
    url: cmsUrl && owner ? `${cmsUrl}${owner.adminPath}` : "",
  });
  const general = [config.email, ...config.offices.map(({ email }) => email)].find((email) => email !== "");
  return {
    content,
    to: noticeAddresses.length > 0 ? noticeAddresses : general === undefined ? [] : [general],
    replyTo: account.email,
  };
}
