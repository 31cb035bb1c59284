import { describe, expect, it } from "vitest";
import { linkToken, readLink, type Link } from "./signed-links.js";

const secret = "a secret of the CMS";
const link: Link = { purpose: "confirm", subject: "lead_1-A", until: 1_800_000_000_000 };

describe("FORM-12 the link of a mail", () => {
  it.each<Link>([
    link,
    { purpose: "manage", subject: "abc", until: null },
    { purpose: "leave", subject: "k", until: 0 },
    { purpose: "renew", subject: "k", until: null },
  ])("FORM-12 is read back as it was made", (one) => expect(readLink(secret, linkToken(secret, one))).toEqual(one));

  it("FORM-12 is invalid with another secret", () => {
    expect(readLink("another", linkToken(secret, link))).toBeNull();
  });

  it("FORM-12 is invalid with any character changed, left out or added", () => {
    const token = linkToken(secret, link);
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === "x" ? "y" : "x";
      expect(readLink(secret, token.slice(0, at) + other + token.slice(at + 1)), `changed at ${at}`).toBeNull();
      expect(readLink(secret, token.slice(0, at) + token.slice(at + 1)), `left out at ${at}`).toBeNull();
      expect(readLink(secret, token.slice(0, at) + other + token.slice(at)), `put in at ${at}`).toBeNull();
    }
  });

  it("FORM-12 confirms nothing when it was made to end something", () => {
    const [, ...rest] = linkToken(secret, { ...link, purpose: "leave" }).split(".");
    expect(readLink(secret, ["c", ...rest].join("."))).toBeNull();
  });

  it.each(["", ".", "c..", "c.a..", `${linkToken(secret, link)}\n`, "c.a.zzzzzzzzzzzzz.x", "é".repeat(40)])(
    "FORM-12 %j is invalid",
    (token) => expect(readLink(secret, token)).toBeNull(),
  );
});
