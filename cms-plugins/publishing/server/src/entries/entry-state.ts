import type { PublishingOfEntry } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { isLive, type EntryKey } from "../content/read-content.js";
import { plansOf, toPlan } from "../plans/plan-rows.js";
import type { Allowed } from "../staff/permissions.js";
import type { PublishedType } from "../types/published-types.js";
import { toVersion, versionsOf } from "../versions/version-rows.js";

/** For types without versions, and entries that do not exist. */
export const notServed: PublishingOfEntry = {
  ...{ served: false, hasDraft: false, isLive: false, canPlan: false, canRestore: false },
  ...{ plans: [], versions: [] },
};

/** The data of all panels beside the form of one entry. */
export async function ofEntry(
  strapi: Core.Strapi,
  type: PublishedType,
  entry: EntryKey,
  allowed: Allowed,
): Promise<PublishingOfEntry> {
  const key = { uid: type.uid, ...entry };
  return {
    served: true,
    hasDraft: type.offSince === undefined,
    isLive: await isLive(strapi, type, entry),
    canPlan: allowed.publish(),
    canRestore: allowed.update(),
    plans: (await plansOf(strapi, key)).map(toPlan),
    versions: (await versionsOf(strapi, key)).map(toVersion),
  };
}
