import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "./strapi-services";

const roleUid = "plugin::users-permissions.role";
const permissionUid = "plugin::users-permissions.permission";

export const ownerRoleType = "owner";

/**
 * Who may have an account besides staff: owners, made by staff. Nobody registers by themselves, and anonymous visitors
 * reach nothing but the login: the site reads content through its own feed.
 */
export async function setUpVisitorAccounts(strapi: Core.Strapi): Promise<void> {
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

/** OWNER-8: owners read their reports, and say how they want them. */
export const openReports = (strapi: Core.Strapi): Promise<void> => allowOwners(strapi, reportActions);

/** OWNER-2: owners may ask for their homes. */
export const openPortal = (strapi: Core.Strapi): Promise<void> => allowOwners(strapi, portalActions);

/** OWNER-1: owners may log out, here and elsewhere. */
export const allowOwnersToEndSessions = (strapi: Core.Strapi): Promise<void> =>
  allowOwners(strapi, ["plugin::users-permissions.auth.revokeSession"]);

/** Nobody where staff deleted the role. What staff ticked already is not written twice. */
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
