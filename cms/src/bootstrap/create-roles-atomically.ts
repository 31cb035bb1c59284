import type { Core } from "@strapi/strapi";
import { strapiService } from "../environment/strapi-services";

/**
 * Strapi creates its three roles and then their permissions, and leaves roles that exist as they are: a start that is killed in
 * between would leave editors and authors without permissions for good. In one transaction it is all or nothing. No issue yet:
 * config/upstream-issues.md, 3.
 */
export function createRolesAtomically(strapi: Core.Strapi): void {
  const roles = strapiService(strapi, "admin::role");
  const make = roles.createRolesIfNoneExist;
  roles.createRolesIfNoneExist = async () => {
    await strapi.db.transaction(make);
  };
}
