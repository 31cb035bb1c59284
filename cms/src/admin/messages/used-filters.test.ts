import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { leadContentType, leadUid } from "../../../../cms-plugins/leads/server/src/lead/lead-schema";
import {
  communicationSchema,
  onlineMediumSchema,
} from "../../../../cms-plugins/owner-stats/server/src/history/history.feature";
import {
  communicationUid,
  onlineMediumUid,
  visitUid,
} from "../../../../cms-plugins/owner-stats/server/src/history/entries/history-uids";
import { visitSchema } from "../../../../cms-plugins/owner-stats/server/src/history/entries/visit-schema";
import { propertySchema } from "../../../../cms-plugins/properties/server/src/listings/property-schema";
import { adminTexts } from "./admin-texts.fixture";
import { labelId } from "./message-ids";
import { usedFilters, userUid } from "./used-filters";

const schemaSchema = z.object({
  attributes: z.record(z.string(), z.object({ type: z.string(), target: z.string().optional() })),
});
const nameOf = (uid: string) => uid.split(".")[1] ?? "";
const fileOf = (uid: string) => join(__dirname, `../../api/${nameOf(uid)}/content-types/${nameOf(uid)}/schema.json`);
/** Those of plugins are written in code. */
const ofPlugins: Readonly<Record<string, unknown>> = {
  [leadUid]: leadContentType,
  [visitUid]: visitSchema,
  [communicationUid]: communicationSchema,
  [onlineMediumUid]: onlineMediumSchema,
  "plugin::properties.property": propertySchema,
};
const attributesOf = (uid: string) =>
  schemaSchema.parse(ofPlugins[uid] ?? JSON.parse(readFileSync(fileOf(uid), "utf8"))).attributes;

const text = { type: "string", target: undefined };
const userAttributes: ReturnType<typeof attributesOf> = { username: text, email: text, confirmed: text, blocked: text };

/** The fields that Strapi stores for every entry. */
const ofEvery = ["__status", "createdAt", "updatedAt", "updatedBy"];
const unasked = ["json", "component", "media", "richtext", "dynamiczone", "blocks"];

describe.each(Object.entries(usedFilters))("the list of %s", (uid, filters) => {
  const names = filters.map((path) => path.split(".")[0] ?? "");

  it("CMS-1 offers at most ten filters, each once and labelled in the languages of the admin", () => {
    expect(filters.length).toBeLessThanOrEqual(10);
    expect(new Set(names).size).toBe(filters.length);
    const named = names.filter((name) => name !== "__status");
    for (const language of ["nl", "fr"] as const)
      expect(named.filter((name) => !adminTexts[language][labelId(uid, name)])).toEqual([]);
  });

  it("CMS-1 filters existing fields, and relations by a field of their target", () => {
    // Strapi labels those of its own type.
    const attributes = uid === userUid ? userAttributes : attributesOf(uid);
    for (const path of filters) {
      const [name = "", field] = path.split(".");
      if (ofEvery.includes(name)) continue;
      const attribute = attributes[name];
      expect(attribute, path).toBeDefined();
      expect(unasked).not.toContain(attribute?.type);
      expect(attribute?.type === "relation", path).toBe(field !== undefined);
      if (field !== undefined) expect(Object.keys(attributesOf(attribute?.target ?? "")), path).toContain(field);
    }
  });
});
