import { describe, expect, it } from "vitest";
import { progressOf } from "./account-progress";

const now = Date.parse("2026-11-23T12:00:00Z");
const account = {
  ...{ id: 1, email: "an@example.org", name: "", blocked: false, path: "" },
  ...{ invitedAt: null, mailedAt: null, acceptedAt: null, until: null, lastLoginAt: null },
};

describe("OWNER-1 the progress of an owner's account", () => {
  it.each([
    [{}, "uninvited"],
    [{ invitedAt: "2026-11-23T11:00:00Z" }, "invited"],
    [{ invitedAt: "2026-11-23T11:00:00Z", until: "2026-11-30T11:00:00Z" }, "invited"],
    [{ invitedAt: "2026-11-01T11:00:00Z", until: "2026-11-08T11:00:00Z" }, "expired"],
    [{ invitedAt: "2026-11-01T11:00:00Z", acceptedAt: "2026-11-02T11:00:00Z" }, "inside"],
    [{ lastLoginAt: "2026-11-02T11:00:00Z" }, "inside"],
    [{ lastLoginAt: "2026-11-02T11:00:00Z", blocked: true }, "blocked"],
  ])("OWNER-1 %j is %s", (fields, progress) => {
    expect(progressOf({ ...account, ...fields }, now)).toBe(progress);
  });
});
