import type { loginSessionSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { buildSessionMetadata } from "@strapi/utils";
import type { z } from "zod";
import type { Account } from "../account.js";

const ownerSessions = (strapi: Core.Strapi) => strapi.sessionManager("users-permissions");

/** A session as Strapi's own login opens it. */
export async function openSession(
  strapi: Core.Strapi,
  { id, username }: Account,
  userAgent: string,
): Promise<z.infer<typeof loginSessionSchema>> {
  const options = { type: "refresh" as const, metadata: buildSessionMetadata({ userAgent }) };
  const refresh = await ownerSessions(strapi).generateRefreshToken(String(id), undefined, options);
  const access = await ownerSessions(strapi).generateAccessToken(refresh.token);
  if ("error" in access) throw new Error("the opened session is invalid");
  return { jwt: access.token, refreshToken: refresh.token, user: { username } };
}

/** All that an account has, wherever: its tokens are worth nothing from here on (`liveTokens`). */
export async function endSessions(strapi: Core.Strapi, accounts: readonly number[]): Promise<void> {
  for (const id of accounts) await ownerSessions(strapi).invalidateRefreshToken(String(id));
}
