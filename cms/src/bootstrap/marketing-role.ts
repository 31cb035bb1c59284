import { languages } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { runOnce } from "./run-once";
import { grantNewFields } from "./grant-new-fields";
import {
  canDeleteOwn,
  deletion,
  inboxRights,
  createdByUser,
  mailRights,
  rightsOn,
  screenRights,
  reportRights,
  statisticsRights,
  visitRights,
} from "./marketing-rights";
import { reportProgress } from "./start-progress";
import { strapiService } from "./strapi-services";

export const marketingRoleCode = "gevel-marketing";

const roleUid = "admin::role";

const roleSchema = z.object({ id: z.union([z.number(), z.string()]) });

async function marketingRoleId(strapi: Core.Strapi): Promise<number | string> {
  const existing: unknown = await strapi.db.query(roleUid).findOne({ where: { code: marketingRoleCode } });
  const role: unknown =
    existing ??
    (await strapi.db.query(roleUid).create({
      data: {
        name: "Marketing",
        code: marketingRoleCode,
        description:
          "Edits and publishes the content of the site and its media; no settings, tokens, users or schemas (CMS-8).",
      },
    }));
  return roleSchema.parse(role).id;
}

const grantedSchema = z.array(
  z.object({ action: z.string(), properties: z.object({ fields: z.array(z.string()).optional() }).optional() }),
);

function permissionsOn(strapi: Core.Strapi, uid: string, actions: readonly string[]) {
  const contentActions = strapiService(strapi, "admin::permission")
    .actionProvider.values()
    .filter(({ actionId }) => actions.includes(actionId));
  const others = Object.keys(strapi.contentTypes).filter((other) => other !== uid);
  return strapiService(strapi, "admin::content-type").getPermissionsWithNestedFields(contentActions, {
    restrictedSubjects: others,
  });
}

async function grant(
  strapi: Core.Strapi,
  uid: string,
  actions: readonly string[],
  conditions: readonly string[] = [],
): Promise<void> {
  const types: Record<string, unknown> = { ...strapi.contentTypes };
  const localized = strapiService(strapi, "plugin::i18n.content-types").isLocalizedContentType(types[uid]);
  const withLocales = permissionsOn(strapi, uid, actions).map((permission) => ({
    ...permission,
    conditions,
    properties: { ...permission.properties, ...(localized && { locales: [...languages] }) },
  }));
  await strapiService(strapi, "admin::role").addPermissions(await marketingRoleId(strapi), withLocales);
}

async function grantFields(strapi: Core.Strapi, uid: string, actions: readonly string[]): Promise<void> {
  const role = { id: await marketingRoleId(strapi), code: marketingRoleCode };
  const granted = grantedSchema
    .parse(permissionsOn(strapi, uid, actions))
    .map(({ action, properties }) => ({ action, fields: properties?.fields ?? [] }));
  await grantNewFields(strapi, role, uid, granted);
}

/** Unless an administrator has said already whether marketing may delete there. */
async function grantOwnDeletion(strapi: Core.Strapi, uid: string): Promise<void> {
  const role = await marketingRoleId(strapi);
  const grantCount = await strapi.db
    .query("admin::permission")
    .count({ where: { role, action: deletion, subject: uid } });
  if (grantCount === 0) await grant(strapi, uid, [deletion], [createdByUser]);
}

async function allow(strapi: Core.Strapi, actions: readonly string[]): Promise<void> {
  await strapiService(strapi, "admin::role").addPermissions(
    await marketingRoleId(strapi),
    actions.map((action) => ({ action })),
  );
}

/**
 * Every content type is granted once, when a start first meets it, and so is each of its fields; what staff change in
 * the role since is theirs. The screens of our plugins are granted on the first start alone: before, staff may have
 * ticked them otherwise. Those of mails came after, for every house.
 */
export async function setUpMarketingRole(
  strapi: Core.Strapi,
  { isFirstStart }: { isFirstStart: boolean },
): Promise<void> {
  await runOnce(strapi, "marketing-media", () =>
    allow(
      strapi,
      ["read", "assets.create", "assets.update", "assets.download", "assets.copy-link"].map(
        (action) => `plugin::upload.${action}`,
      ),
    ),
  );
  if (isFirstStart) await runOnce(strapi, "marketing-screens", () => allow(strapi, screenRights));
  await runOnce(strapi, "marketing-mails", () => allow(strapi, mailRights));
  await runOnce(strapi, "marketing-inbox", () => allow(strapi, inboxRights));
  await runOnce(strapi, "marketing-visits", () => allow(strapi, visitRights));
  await runOnce(strapi, "marketing-statistics", () => allow(strapi, statisticsRights));
  await runOnce(strapi, "marketing-reports", () => allow(strapi, reportRights));
  const types = Object.keys(strapi.contentTypes);
  for (const [index, uid] of types.entries()) {
    reportProgress(strapi, "granting permissions", { done: index + 1, of: types.length });
    const actions = rightsOn(uid);
    if (actions.length === 0) continue;
    await runOnce(strapi, `marketing ${uid}`, () => grant(strapi, uid, actions));
    await grantFields(strapi, uid, actions);
    if (canDeleteOwn(uid))
      await runOnce(strapi, `marketing deletes its own ${uid}`, () => grantOwnDeletion(strapi, uid));
  }
}
