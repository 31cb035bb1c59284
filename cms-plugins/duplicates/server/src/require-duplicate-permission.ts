import { requirePermissions, type Right, type StaffContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { listedParts, type DraftVersion } from "./draft-versions.js";
import type { DuplicatedType } from "./duplicated-types.js";

/** Duplicating an entry creates one in each of its languages, and its parts. */
export function requireDuplicatePermission(
  strapi: Core.Strapi,
  ctx: Pick<StaffContext, "state">,
  type: DuplicatedType,
  versions: readonly DraftVersion[],
): void {
  const withParts = versions.some((version) => listedParts(type, version).length > 0);
  const uids = [type.uid, ...(withParts && type.parts ? [type.parts.uid] : [])];
  requirePermissions(strapi, ctx, [
    ...uids.map((uid): Right => ({ action: "read", uid })),
    ...versions.flatMap(({ language }) => uids.map((uid): Right => ({ action: "create", uid, language }))),
  ]);
}
