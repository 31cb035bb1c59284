import { languages } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { runOnce } from "@gevel/core";
import { reportProgress } from "../environment/start-progress";
import { strapiService } from "../environment/strapi-services";

const explorer = (...actions: string[]): string[] =>
  actions.map((action) => `plugin::content-manager.explorer.${action}`);

/**
 * Listings are imported and corrected by staff. They are withdrawn, not deleted: their addresses stay known, and the
 * next import would restore them.
 */
const correctable = /^plugin::properties\./;

/** Owners are for administrators only, until they grant the permission to others. */
const personal = "plugin::properties.owner";

/** The visitors' consent choices, counted by the site. */
const counted = "api::consent-choice.consent-choice";

/** OWNER-7: the timeline that staff write for the owner of a listing. */
const listingHistory = /^plugin::owner-stats\.(visit|communication|online-medium)$/;

/** Plugins whose rows staff may read in the content manager; the site writes them. */
const readable = /^plugin::(leads|owner-stats)\./;

/**
 * Screens of our plugins (CMS-8). Marketing sees the imports and why an item failed; sending a delivery again
 * overwrites many listings at once, so an administrator grants that.
 */
export const screenRights: readonly string[] = ["plugin::properties.imports.read"];

/**
 * The mails of leads are marketing's work: seeing their status, sending them again, and editing their texts. Without a
 * mail server each mail is a file that contains an owner's login link: an administrator grants access to those.
 */
const mailRights: readonly string[] = ["mails.read", "mails.send", "mail-texts.edit"].map(
  (right) => `plugin::leads.${right}`,
);

/** Marketing handles leads. An administrator grants the export of leads and access to one person's data. */
export const inboxRights: readonly string[] = ["plugin::leads.leads.work"];

/** Page views are counts per listing and not personal data (OWNER-6). */
const statisticsRights: readonly string[] = ["plugin::owner-stats.statistics.read"];

/** Also for marketing: requested viewings, and the addresses from which calendars subscribe to them. */
const visitRights: readonly string[] = ["read", "change", "subscribe"].map((right) => `plugin::leads.visits.${right}`);

/** The permissions to see, create and send the monthly reports to owners. */
const reportRights: readonly string[] = ["read", "send"].map((right) => `plugin::owner-stats.reports.${right}`);

/** The content-manager actions of marketing staff on a content type (CMS-8). */
export function rightsOn(uid: string): string[] {
  if (uid === "api::site-config.site-config") return explorer("read", "update", "publish");
  if (uid === counted) return explorer("read");
  if (uid.startsWith("api::")) return explorer("create", "read", "update", "delete", "publish");
  if (uid === personal) return [];
  if (correctable.test(uid) || listingHistory.test(uid)) return explorer("create", "read", "update");
  if (readable.test(uid)) return explorer("read");
  return [];
}

/** Where marketing may delete, only what it created itself. */
export const canDeleteOwn = (uid: string): boolean =>
  (correctable.test(uid) && uid !== personal) || listingHistory.test(uid);

const deletion = "plugin::content-manager.explorer.delete";

/** Strapi's own condition: the user created the entry. */
const createdByUser = "admin::is-creator";

const permissionUid = "admin::permission";

const propertiesSchema = z.looseObject({ fields: z.array(z.string()).optional() });
const storedSchema = z.array(
  z.object({ id: z.union([z.number(), z.string()]), action: z.string(), properties: propertiesSchema.nullish() }),
);
const knownSchema = z.record(z.string(), z.array(z.string())).catch({});

/** The permissions that a role should have on one content type: the fields of each action. */
interface Granted {
  action: string;
  fields: readonly string[];
}

interface Role {
  id: number | string;
  code: string;
}

/** Fields that a permission should have but lacks and that no administrator can have removed. */
const missing = (meant: readonly string[], known: ReadonlySet<string>, has: readonly string[]): string[] =>
  meant.filter((field) => !known.has(field) && !has.includes(field));

/**
 * Strapi stores which fields a role may see, so a field added by a later version is visible to administrators only. It
 * is granted once, to the actions that the role still has: what administrators untick stays unticked. In a database
 * without this record, the fields that no action of the role has count as new.
 */
async function grantNewFields(
  strapi: Core.Strapi,
  role: Role,
  uid: string,
  granted: readonly Granted[],
): Promise<void> {
  const memory = strapi.store({ type: "core", name: "gevel" });
  const key = `fields-of-${role.code}`;
  const permissions = storedSchema.parse(
    await strapi.db.query(permissionUid).findMany({ where: { subject: uid, role: { id: role.id } } }),
  );
  const all = knownSchema.parse(await memory.get({ key }));
  const before = all[uid] ?? permissions.flatMap(({ properties }) => properties?.fields ?? []);
  const now = [...new Set(granted.flatMap(({ fields }) => fields))];
  if (all[uid] !== undefined && now.every((field) => before.includes(field))) return;
  await strapi.db.transaction(async () => {
    for (const { id, action, properties } of permissions) {
      const has = properties?.fields;
      const meant = granted.find((one) => one.action === action)?.fields ?? [];
      const fresh = has === undefined ? [] : missing(meant, new Set(before), has);
      if (has === undefined || fresh.length === 0) continue;
      const data = { properties: { ...properties, fields: [...has, ...fresh] } };
      await strapi.db.query(permissionUid).update({ where: { id }, data });
    }
    await memory.set({ key, value: { ...knownSchema.parse(await memory.get({ key })), [uid]: now } });
  });
}

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

/** Skipped if an administrator has already decided whether marketing may delete there. */
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
 * Every content type is granted once, when a start first finds it, and so is each of its fields; later changes of the
 * role by staff stay. The screens of our plugins are granted on the first start only: on an older database staff may
 * have decided otherwise. Those of mails were added later, for every database.
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
