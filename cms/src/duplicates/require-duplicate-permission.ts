import { requirePermissions, type Right, type StaffContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { listedModules, type DraftVersion } from "./draft-versions";
import type { DuplicatedUid } from "./duplicated-type";

/** Duplicating an entry creates one in each of its languages, and its modules. */
export function requireDuplicatePermission(
  strapi: Core.Strapi,
  ctx: Pick<StaffContext, "state">,
  uid: DuplicatedUid,
  versions: readonly DraftVersion[],
): void {
  const withModules = versions.some((version) => listedModules(uid, version).length > 0);
  const uids = [uid, ...(withModules ? ["api::module.module" as const] : [])];
  requirePermissions(strapi, ctx, [
    ...uids.map((one): Right => ({ action: "read", uid: one })),
    ...versions.flatMap(({ language }) => uids.map((one): Right => ({ action: "create", uid: one, language }))),
  ]);
}
