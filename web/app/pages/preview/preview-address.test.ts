import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readPreviewAddress } from "./preview.server";

const secret = "a secret of the two sides";
const now = new Date("2026-11-21T08:00:00Z");
const query = { type: "page", id: "abc", language: "fr", status: "draft" } as const;

function address(changes: Record<string, string> = {}, seconds = 60) {
  const expires = String(now.getTime() / 1000 + seconds);
  const signed = [query.type, query.id, query.language, query.status, expires].join(":");
  const signature = createHmac("sha256", secret).update(signed).digest("hex");
  return new URLSearchParams({ ...query, expires, signature, ...changes });
}

describe("the address of a preview", () => {
  it("CMS-9 names its entry when the admin signed it", () => {
    expect(readPreviewAddress(address(), secret, now)).toEqual(query);
  });

  it.each([
    ["another id", { id: "other" }],
    ["another language", { language: "nl" }],
    ["the published version", { status: "published" }],
    ["another type", { type: "article" }],
    ["a listing", { type: "property" }],
    ["an unknown type", { type: "secret" }],
    ["a longer life", { expires: "99999999999" }],
    ["no signature", { signature: "" }],
    ["another signature", { signature: "0".repeat(64) }],
  ])("CMS-9 is rejected with %s", (_what, changes) => {
    expect(readPreviewAddress(address(changes), secret, now)).toBeNull();
  });

  it("CMS-9 shows the form being edited, and no other one", () => {
    const [mine, other] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
    const expires = String(now.getTime() / 1000 + 60);
    const signed = [query.type, query.id, query.language, query.status, expires, mine].join(":");
    const signature = createHmac("sha256", secret).update(signed).digest("hex");
    const typed = { expires, signature, unsaved: mine };
    expect(readPreviewAddress(address(typed), secret, now)).toEqual({ ...query, unsaved: mine });
    expect(readPreviewAddress(address({ ...typed, unsaved: other }), secret, now)).toBeNull();
    expect(readPreviewAddress(address({ expires, signature }), secret, now)).toBeNull();
    expect(readPreviewAddress(address({ unsaved: mine }), secret, now)).toBeNull();
  });

  it("CMS-9 is rejected when it is too old or signed with another secret", () => {
    expect(readPreviewAddress(address({}, 0), secret, now)).toBeNull();
    expect(readPreviewAddress(address(), "another secret", now)).toBeNull();
    expect(readPreviewAddress(new URLSearchParams(), secret, now)).toBeNull();
  });
});
