import type { FieldOwner } from "@gevel/config";
import { customField } from "../custom-fields/custom-fields.js";

/**
 * System fields of every listing and project. The ones each import reads of all items come first in the row. Strapi
 * changes the objects it is given, so each type gets its own.
 */
export const identityColumns = () =>
  ({
    source: { type: "string", maxLength: 50, required: true, default: "office" },
    publicSince: { type: "datetime" },
    withdrawnAt: { type: "datetime" },
    checksum: { type: "string", maxLength: 64, private: true, configurable: false, visible: false },
    rawChecksum: { type: "string", maxLength: 64, private: true, configurable: false, visible: false },
  }) as const;

export const internalColumns = () =>
  ({
    /** Written by the background work on pictures. */
    pictureProblems: { type: "text", configurable: false },
    /** CMS-3: written by staff alone. */
    seo: customField("seo"),
    editedFields: { type: "json", private: true, configurable: false },
  }) as const;

type SystemField = keyof ReturnType<typeof identityColumns> | keyof ReturnType<typeof internalColumns>;

export const systemFieldOwners = {
  source: "feed",
  publicSince: "feed",
  // Staff may unpublish an item; an import that changes it publishes it again.
  withdrawnAt: "feed",
  checksum: "feed",
  rawChecksum: "feed",
  pictureProblems: "feed",
  seo: "staff",
  editedFields: "feed",
} as const satisfies Readonly<Record<SystemField, FieldOwner>>;

/** Of no use to staff. */
export const hiddenFields = ["checksum", "rawChecksum", "editedFields"];
