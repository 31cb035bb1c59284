import { AppError, type openedSchema } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountById } from "../account.js";
import { agencyName, ownerOf } from "../account-sources.js";
import { liveLink, spendLink } from "../links/account-links.js";
import { rememberAddress, accountKey } from "../login/limit-attempts.js";
import { recordLogin } from "../login/record-login.js";
import { openSession } from "../sessions/owner-sessions.js";
import { validatePassword } from "./validate-password.js";

interface UserService {
  edit(id: number, values: { password: string }): Promise<unknown>;
}

/** The visitor who opened a link, as the site reports them. */
interface Visitor {
  userAgent: string;
  address: string;
}

type Session = z.infer<typeof openedSchema>["session"];

/**
 * OWNER-1: sets a password through a single-use link of a mail. The new password is hashed as Strapi's own login
 * expects it; every session ends (`registerAccountLifecycles`) and the link's visitor is logged in. A rejected password
 * does not use up the link.
 */
export async function choosePassword(
  strapi: Core.Strapi,
  { token, password, ...visitor }: Visitor & { token: string; password: string },
): Promise<Session> {
  const live = await liveLink(strapi, token);
  if (!live || live.row.kind === "login") return null;
  const owner = await ownerOf(strapi, live.account.email.toLowerCase());
  const known = [owner?.name ?? "", live.account.username, await agencyName(strapi)];
  const problem = validatePassword(password, live.account.email, known);
  if (problem)
    throw new AppError("INVALID_INPUT", `a password is ${problem}`, [{ field: "password", message: problem }]);
  const users = z.custom<UserService>().parse(strapi.plugin("users-permissions").service("user"));
  return inTransaction(strapi, async () => {
    if (!(await spendLink(strapi, live.row))) return null;
    await users.edit(live.account.id, { password });
    return enter(strapi, live.account.id, visitor);
  });
}

/** Through a single-use link from a login mail. */
export async function logInByLink(
  strapi: Core.Strapi,
  { token, ...visitor }: Visitor & { token: string },
): Promise<Session> {
  const live = await liveLink(strapi, token);
  if (live?.row.kind !== "login") return null;
  return inTransaction(strapi, async () =>
    (await spendLink(strapi, live.row)) ? enter(strapi, live.account.id, visitor) : null,
  );
}

async function enter(strapi: Core.Strapi, id: number, { userAgent, address }: Visitor): Promise<Session> {
  const account = await accountById(strapi, id);
  if (!account || account.blocked) return null;
  await recordLogin(strapi, id, { way: "link", userAgent });
  await rememberAddress(strapi, "login", { account: accountKey(id), address });
  return openSession(strapi, account, userAgent);
}
