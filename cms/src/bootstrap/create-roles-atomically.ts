import type { Core } from "@strapi/strapi";
import { strapiService } from "./strapi-services";

/**
 * Strapi makes its three roles and then gives them their rights, and leaves roles that exist as they are: a start that
 * is killed in between would leave editors and authors without rights for good. In one transaction it is all or nothing.
 */
export function createRolesAtomically(strapi: Core.Strapi): void {
  const roles = strapiService(strapi, "admin::role");
  const make = roles.createRolesIfNoneExist;
  roles.createRolesIfNoneExist = async () => {
    await strapi.db.transaction(make);
  };
}
