import type { Core } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import { settingsSchema } from "../change-log-settings.js";
import { isReplicaSecret, requireReplica } from "./require-replica.js";

const strapiWith = (settings: object) => ({ config: { get: () => settings } }) as unknown as Core.Strapi;
const expectRejected = (authorization: string) => ({ get: () => authorization });

describe("CMS-10 the secret shared by the site and the CMS", () => {
  it("is compared with another one of any length", () => {
    const strapi = strapiWith({ replicaSecret: "abc" });
    expect(isReplicaSecret(strapi, "abc")).toBe(true);
    for (const other of ["abcd", "ab", ""]) expect(isReplicaSecret(strapi, other)).toBe(false);
    expect(() => requireReplica(strapi, expectRejected("Bearer abc"))).not.toThrow();
    expect(() => requireReplica(strapi, expectRejected("Bearer abd"))).toThrow("wrong or missing");
  });

  it("grants nothing when none is set", () => {
    const strapi = strapiWith({});
    for (const given of ["", "undefined"]) expect(isReplicaSecret(strapi, given)).toBe(false);
    for (const given of ["", "Bearer ", "Bearer undefined"])
      expect(() => requireReplica(strapi, expectRejected(given))).toThrow("wrong or missing");
  });

  it("is optional, but neither empty nor missing when a site is notified of changes", () => {
    expect(settingsSchema.parse({})).toEqual({ noticeUrls: [] });
    expect(settingsSchema.safeParse({ replicaSecret: "" }).success).toBe(false);
    const parsed = settingsSchema.safeParse({ noticeUrls: ["https://www.agency.example"] });
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([["replicaSecret"]]);
  });
});
