import type { Core } from "@strapi/strapi";
import env from "../environment/env";
import { seedContent } from "../seed";
import { addUpgradeContent, recordUpgradeContent } from "../seed/upgrades/add-upgrade-content";
import { interruptedUploads } from "../seed/write/interrupted-uploads";
import { runOnce } from "@gevel/core";
import { setUpMarketingRole, marketingRoleCode } from "./marketing-role";
import { strapiService } from "../environment/strapi-services";
import { fallbackLanguage, languageNames, languages } from "@gevel/config";
import { randomBytes } from "node:crypto";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { existedAtFirstStart } from "../seed/upgrades/forms-at-first-start";

const roleUid = "plugin::users-permissions.role";
const permissionUid = "plugin::users-permissions.permission";

const ownerRoleType = "owner";

/**
 * Accounts besides staff are for owners, created by staff. Nobody can register, and anonymous visitors reach only the
 * login: the site reads content through its own endpoints.
 */
async function setUpVisitorAccounts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const advanced = await store.get({ key: "advanced" });
  await store.set({
    key: "advanced",
    value: { ...Object(advanced), allow_register: false, unique_email: true, default_role: ownerRoleType },
  });

  const roles = strapi.db.query(roleUid);
  if (!(await roles.findOne({ where: { type: ownerRoleType } }))) {
    await strapiService(strapi, "plugin::users-permissions.role").createRole({
      name: "Owner",
      type: ownerRoleType,
      description: "Owners of homes: they see their own homes, statistics and history on the site.",
      permissions: {
        "plugin::users-permissions": {
          controllers: {
            user: { me: { enabled: true } },
            auth: {
              changePassword: { enabled: true },
              logout: { enabled: true },
              getSessions: { enabled: true },
            },
          },
        },
      },
    });
  }
  await strapi.db.query(permissionUid).deleteMany({
    where: {
      role: { type: "public" },
      action: {
        $in: ["register", "emailConfirmation", "sendEmailConfirmation", "connect"].map(
          (action) => `plugin::users-permissions.auth.${action}`,
        ),
      },
    },
  });
}

const portalActions = ["plugin::owner-stats.portal.me", "plugin::owner-stats.portal.timeline"];

const reportActions = ["list", "file", "wish"].map((action) => `plugin::owner-stats.own-reports.${action}`);

/** OWNER-8: owners may read their reports and set how they receive them. */
const openReports = (strapi: Core.Strapi): Promise<void> => allowOwners(strapi, reportActions);

/** OWNER-2: owners may read their listings. */
const openPortal = (strapi: Core.Strapi): Promise<void> => allowOwners(strapi, portalActions);

/** OWNER-1: owners may log out, here and elsewhere. */
const allowOwnersToEndSessions = (strapi: Core.Strapi): Promise<void> =>
  allowOwners(strapi, ["plugin::users-permissions.auth.revokeSession"]);

/** Does nothing if staff deleted the role. Permissions that exist already are not written again. */
async function allowOwners(strapi: Core.Strapi, actions: readonly string[]): Promise<void> {
  const role: unknown = await strapi.db.query(roleUid).findOne({ where: { type: ownerRoleType } });
  if (role === null) return;
  const { id } = z.object({ id: z.number() }).parse(role);
  const permissions = strapi.db.query(permissionUid);
  for (const action of actions) {
    const data = { action, role: id };
    if ((await permissions.count({ where: data })) === 0) await permissions.create({ data });
  }
}

interface Account {
  email: string;
  password: string;
}

/** Strapi requires a lower-case letter, a capital and a digit. */
const account = (email: string): Account => ({ email, password: `${randomBytes(12).toString("base64url")}aA1` });

const rowSchema = z.object({ id: z.union([z.number(), z.string()]) });
const tokenSchema = z.object({ accessKey: z.string() });

const historyImport = "plugin::owner-stats.import.import";
const importActions = ["plugin::properties.import.import", historyImport];
/** For the settings by which its items are read. */
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
async function allowIntegratorHistoryImport(strapi: Core.Strapi): Promise<void> {
  if (await existedAtFirstStart(strapi, "content_types::plugin::owner-stats.visit")) return;
  const where = { name: integratorToken, type: "custom" };
  const token: unknown = await strapi.db.query("admin::api-token").findOne({ where });
  if (token === null) return;
  const data = { action: historyImport, token: rowSchema.parse(token).id };
  const permissions = strapi.db.query("admin::api-token-permission");
  if ((await permissions.count({ where: data })) === 0) await permissions.create({ data });
}

/** Demo accounts; their random passwords are stored in a file that only its owner can read. */
async function createDemoAccounts(strapi: Core.Strapi, dataDir: string): Promise<void> {
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

/** The four languages of the product, Dutch as the default. One that staff remove later is not created again. */
async function createLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapiService(strapi, "plugin::i18n.locales");
  for (const code of languages) {
    const name = `${languageNames[code]} (${code})`;
    if (await locales.findByCode(code)) await locales.update({ code }, { name });
    else await locales.create({ code, name });
  }
  await locales.setDefaultLocale({ code: fallbackLanguage });
}

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const [staff, pages] = await Promise.all([
    strapi.db.query("admin::user").count(),
    strapi.db.query("api::page.page").count(),
  ]);
  return staff + pages === 0;
}

/**
 * What a database gets without a click (CMS-7). Each part runs once in the life of a database, completely or not at
 * all; the start lock excludes other instances meanwhile.
 */
export async function firstStart(strapi: Core.Strapi): Promise<void> {
  const empty = await isEmpty(strapi);
  // Strapi drops rights that apply to nothing page by page and skips some, as its pages shift: a second time finds them.
  await runOnce(strapi, "rights", () => strapiService(strapi, "admin::permission").cleanPermissionsInDatabase());
  await runOnce(strapi, "locales", () => createLocales(strapi));
  await runOnce(strapi, "visitor-accounts", () => setUpVisitorAccounts(strapi));
  await runOnce(strapi, "owners end sessions", () => allowOwnersToEndSessions(strapi));
  await runOnce(strapi, "owner-portal", () => openPortal(strapi));
  await runOnce(strapi, "owner-reports", () => openReports(strapi));
  await setUpMarketingRole(strapi, { isFirstStart: empty });
  if (empty && env.SEED !== "demo") return;
  const uploads = interruptedUploads(env.DATA_DIR);
  if (empty) {
    uploads.clear();
    await runOnce(strapi, "demo", async () => {
      await createDemoAccounts(strapi, env.DATA_DIR);
      await seedContent(strapi);
      await recordUpgradeContent(strapi);
    });
  }
  uploads.forget();
  await runOnce(strapi, "integrator-history", () => allowIntegratorHistoryImport(strapi));
  await addUpgradeContent(strapi);
}
