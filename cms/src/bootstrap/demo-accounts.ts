import { randomBytes } from "node:crypto";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { existedAtFirstStart } from "./forms-at-first-start";
import { marketingRoleCode } from "./marketing-role";
import { strapiService } from "./strapi-services";
import { ownerRoleType } from "./visitor-accounts";

interface Account {
  email: string;
  password: string;
}

/** Strapi asks for a small letter, a capital and a digit. */
const account = (email: string): Account => ({ email, password: `${randomBytes(12).toString("base64url")}aA1` });

const rowSchema = z.object({ id: z.union([z.number(), z.string()]) });
const tokenSchema = z.object({ accessKey: z.string() });

const historyImport = "plugin::owner-stats.import.import";
const importActions = ["plugin::properties.import.import", historyImport];
/** How what it sends is read. */
const sourceActions = ["find", "findOne", "update"].map((action) => `plugin::properties.sources.${action}`);

const integratorToken = "Integrator (demo)";

async function createStaff(
  strapi: Core.Strapi,
  { email, password }: Account,
  firstname: string,
  role: unknown,
): Promise<void> {
  await strapiService(strapi, "admin::user").create({
    email,
    password,
    firstname,
    lastname: "Gevel",
    isActive: true,
    registrationToken: null,
    roles: [rowSchema.parse(role).id],
  });
}

async function createOwner(strapi: Core.Strapi, { email, password }: Account): Promise<void> {
  const role: unknown = await strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: ownerRoleType } });
  await strapiService(strapi, "plugin::users-permissions.user").add({
    username: email,
    email,
    password,
    provider: "local",
    confirmed: true,
    blocked: false,
    role: rowSchema.parse(role).id,
  });
}

async function createIntegratorToken(strapi: Core.Strapi): Promise<string> {
  const known = strapi.contentAPI.permissions.providers.action.keys();
  const permissions = [...importActions, ...sourceActions].filter((action) => known.includes(action));
  if (permissions.length === 0)
    strapi.log.warn(`seed: the integrator token has no permissions: no plugin offers ${importActions.join(" or ")}`);
  const token = await strapiService(strapi, "admin::api-token").create({
    name: integratorToken,
    description: "Imports listings and what happened to them: GET /api/openapi.json says how.",
    kind: "content-api",
    type: "custom",
    lifespan: null,
    permissions,
  });
  return tokenSchema.parse(token).accessKey;
}

/** API-1: a token from before histories could be imported may import them too, unless staff deleted it. */
export async function allowIntegratorHistoryImport(strapi: Core.Strapi): Promise<void> {
  if (await existedAtFirstStart(strapi, "content_types::plugin::owner-stats.visit")) return;
  const where = { name: integratorToken, type: "custom" };
  const token: unknown = await strapi.db.query("admin::api-token").findOne({ where });
  if (token === null) return;
  const data = { action: historyImport, token: rowSchema.parse(token).id };
  const permissions = strapi.db.query("admin::api-token-permission");
  if ((await permissions.count({ where: data })) === 0) await permissions.create({ data });
}

/** Accounts to try the house with, their random passwords kept in a file that only its owner reads. */
export async function createDemoAccounts(strapi: Core.Strapi, dataDir: string): Promise<void> {
  const accounts = {
    admin: account("admin@gevel.example"),
    marketing: account("marketing@gevel.example"),
    owners: [account("an.peeters@gevel.example"), account("marc.dubois@gevel.example")],
    integratorToken: await createIntegratorToken(strapi),
  };
  const marketing: unknown = await strapi.db.query("admin::role").findOne({ where: { code: marketingRoleCode } });
  await createStaff(strapi, accounts.admin, "Admin", await strapiService(strapi, "admin::role").getSuperAdmin());
  await createStaff(strapi, accounts.marketing, "Marketing", marketing);
  for (const owner of accounts.owners) await createOwner(strapi, owner);

  const file = join(dataDir, "demo-accounts.json");
  writeFileSync(file, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  // The mode above counts for a new file only.
  chmodSync(file, 0o600);
  strapi.log.info(
    `seed: demo accounts ${accounts.admin.email} and ${accounts.marketing.email} created, passwords are in ${file}`,
  );
}
