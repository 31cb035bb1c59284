import { requireReplica } from "@gevel/change-log";
import {
  accountLinkRequestedSchema,
  accountLinkRequestSchema,
  accountLinkQuerySchema,
  accountLinkSchema,
  openedSchema,
  passwordChoiceSchema,
  personKey,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { liveLink } from "./links/account-links.js";
import { requestLink } from "./links/request-link.js";
import { limitAttempts, canMailLink } from "./login/limit-attempts.js";
import { choosePassword, logInByLink } from "./password/choose-password.js";

const visitorSchema = z.object({ ip: z.string() });
/** For whom the site calls, as its own middleware found out. */
const addressOf = (ctx: HttpContext) => visitorSchema.parse(ctx.request).ip;
const agentOf = (ctx: HttpContext) => ctx.get("user-agent").slice(0, 500);
const visitorOf = (ctx: HttpContext) => ({ userAgent: agentOf(ctx), address: addressOf(ctx) });

/** Requests the site makes with its own secret for owners who are not logged in. */
export const siteController = ({ strapi }: { strapi: Core.Strapi }) => ({
  ask: endpoint(strapi, accountLinkRequestedSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const input = parseInput(accountLinkRequestSchema, ctx.request.body);
    const account = personKey(input.email);
    await limitAttempts(strapi, "link", { account, address: addressOf(ctx) });
    if (await canMailLink(strapi, input.kind, account)) await requestLink(strapi, input);
    return { asked: true as const };
  }),
  read: endpoint(strapi, accountLinkSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { token } = parseInput(accountLinkQuerySchema, ctx.request.body);
    const live = await liveLink(strapi, token);
    return { link: live && { kind: live.row.kind, email: live.account.email } };
  }),
  password: endpoint(strapi, openedSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const choice = parseInput(passwordChoiceSchema, ctx.request.body);
    return { session: await choosePassword(strapi, { ...choice, ...visitorOf(ctx) }) };
  }),
  logIn: endpoint(strapi, openedSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { token } = parseInput(accountLinkQuerySchema, ctx.request.body);
    return { session: await logInByLink(strapi, { token, ...visitorOf(ctx) }) };
  }),
});
