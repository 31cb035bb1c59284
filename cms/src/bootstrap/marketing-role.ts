import { languages } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { runOnce } from "./run-once";
import { reportProgress } from "./start-progress";
import { strapiService } from "./strapi-services";

const explorer = (...actions: string[]): string[] =>
  actions.map((action) => `plugin::content-manager.explorer.${action}`);

/**
 * Listings come by import and are corrected by staff. They are withdrawn, not deleted: their addresses stay known, and the
 * next import would bring them back.
 */
const correctable = /^plugin::properties\./;

/** Who owns a home is for administrators, until they tick it for whom it is meant. */
const personal = "plugin::properties.owner";

/** What visitors chose, counted by the site. */
const counted = "api::consent-choice.consent-choice";

/** OWNER-7: what staff write of a home for its owner. */
const listingHistory = /^plugin::owner-stats\.(visit|communication|online-medium)$/;

/** Plugins whose rows staff may read in the content manager; they are written by the site. */
const readable = /^plugin::(leads|owner-stats)\./;

/**
 * Screens of our plugins (CMS-8). Marketing sees what came in and why something did not; sending a feed again writes over
 * many listings at once, so that is ticked by an administrator for whom it is meant.
 */
export const screenRights: readonly string[] = ["plugin::properties.imports.read"];

/**
 * The mails of leads are marketing's own work: seeing what became of them, sending again, and what they say. Without a mail server
 * each mail is a file, with the link by which an owner logs in: an administrator ticks for whom those are.
 */
const mailRights: readonly string[] = ["mails.read", "mails.send", "mail-texts.edit"].map(
  (right) => `plugin::leads.${right}`,
);

/**
 * Marketing answers what comes in. Taking leads out of the house, and one person's data, is ticked by an administrator for whom it
 * is meant.
 */
export const inboxRights: readonly string[] = ["plugin::leads.leads.work"];

/** Page visits are numbers of homes, and of nobody (OWNER-6). */
const statisticsRights: readonly string[] = ["plugin::owner-stats.statistics.read"];

/** So are the visits that those ask for, and the addresses by which calendars read them. */
const visitRights: readonly string[] = ["read", "change", "subscribe"].map((right) => `plugin::leads.visits.${right}`);

/** The monthly reports to owners are seen, made and sent by those who answer for them. */
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

/** Where marketing may delete what it made itself, and nothing else. */
export const canDeleteOwn = (uid: string): boolean =>
  (correctable.test(uid) && uid !== personal) || listingHistory.test(uid);

const deletion = "plugin::content-manager.explorer.delete";

/** Strapi's own condition: whoever asks is who made the entry. */
const createdByUser = "admin::is-creator";

const permissionUid = "admin::permission";

const propertiesSchema = z.looseObject({ fields: z.array(z.string()).optional() });
const storedSchema = z.array(
  z.object({ id: z.union([z.number(), z.string()]), action: z.string(), properties: propertiesSchema.nullish() }),
);
const knownSchema = z.record(z.string(), z.array(z.string())).catch({});

/** What a role may do with one content type, as the house means it: the fields of each action. */
interface Granted {
  action: string;
  fields: readonly string[];
}

interface Role {
  id: number | string;
  code: string;
}

/** Fields that a permission lacks though the house grants them and nobody can have taken them away. */
const missing = (meant: readonly string[], known: ReadonlySet<string>, has: readonly string[]): string[] =>
  meant.filter((field) => !known.has(field) && !has.includes(field));

/**
 * Strapi writes down which fields a role may see, so one that a later version of the house brings is seen by nobody but
 * administrators. It is granted once, to the actions that the role still has: what administrators untick stays unticked.
 * Of a database from before the house remembered, the fields of no action of the role count as new.
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
