import type { FieldOwner } from "@gevel/config";
import { customField } from "../custom-fields/custom-fields.js";

/**
 * What the house keeps of every listing and project. What each import reads of all of them stands first in their rows.
 * Strapi makes its own of what it is given, so each type has theirs.
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
  // Staff may take an item off the site; a feed that changes it puts it back.
  withdrawnAt: "feed",
  checksum: "feed",
  rawChecksum: "feed",
  pictureProblems: "feed",
  seo: "staff",
  editedFields: "feed",
} as const satisfies Readonly<Record<SystemField, FieldOwner>>;

/** Of no use to staff. */
export const hiddenFields = ["checksum", "rawChecksum", "editedFields"];
