import { describe, expect, it } from "vitest";
import type { Receipt } from "./receipt";
import { readReceipt, receiptCookie } from "./receipt-cookie.server";

const context = { siteUrl: "https://www.agency.be", cookieSecret: "0123456789abcdef0123456789abcdef" };
const page = "/nl/bedankt/contact/";
const sentAt = Date.parse("2026-11-28T12:00:00Z");
const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  ...{ form: "ask-info", page, sentAt, project: null, member: null, slot: null, listing: null },
  values: [["firstName", ["An"], 0]],
  ...given,
});
const headerOf = async (given: Partial<Receipt> = {}) => (await receiptCookie(context, receipt(given))) ?? "";
const pairOf = (header: string) => header.split(";")[0] ?? "";
const read = (cookies: string, at = page, now = sentAt + 1000) => readReceipt(context, { page: at, cookies, now });

describe("the receipt of a form", () => {
  it("FORM-13 is sealed, for thank-you pages alone, unread by scripts, and gone after half an hour", async () => {
    const header = await headerOf();
    expect(header).toMatch(/^__Secure-gevel_sent=/);
    for (const part of ["Path=/nl/bedankt", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=1800"])
      expect(header.split("; ")).toContain(part);
    expect(header + Buffer.from(pairOf(header), "base64").toString()).not.toContain("firstName");
  });

  it("FORM-13 is read on its own page, within half an hour", async () => {
    const cookies = pairOf(await headerOf());
    expect(await read(cookies)).toEqual(receipt());
    expect(await read(cookies, "/nl/bedankt/afspraak/")).toBeNull();
    expect(await read(cookies, page, sentAt + 31 * 60_000)).toBeNull();
  });

  it.each(["", "gevel_sent=x", "__Secure-gevel_sent=", "__Secure-gevel_sent=bm9uc2Vuc2U="])(
    "FORM-13 of another's making (%s) is none",
    async (cookies) => expect(await read(cookies)).toBeNull(),
  );

  it("FORM-13 fits into a cookie whatever was typed, and cuts between characters", async () => {
    const family = "👩‍👩‍👧‍👦";
    const name = family.repeat(8) + "محمد".repeat(20);
    const remark = `${"é".repeat(5000)}`;
    const zones = Array.from({ length: 60 }, (_, at) => `municipality:${10_000 + at}`);
    const header = await headerOf({
      listing: { id: 546, goal: 0, title: name, place: "Antwerpen", reference: "R" },
      values: [
        ["firstName", [name], 0],
        ["lastName", [name], 0],
        ["zones", zones, 0],
        ["remark", [remark], 0],
      ],
    });
    expect(header.length).toBeGreaterThan(500);
    expect(header.length).toBeLessThanOrEqual(3_600);
    const found = await read(pairOf(header));
    const [first = ""] = found?.values[0]?.[1] ?? [];
    expect(name.startsWith(first.replace(/…$/, ""))).toBe(true);
    expect(first.replace(/…$/, "").split(family).join("")).not.toMatch(/[\u{1F300}-\u{1FAFF}\u200D]/u);
    const [, listed = [], more = 0] = found?.values[2] ?? [];
    expect(listed.length + more).toBe(60);
  });

  it("FORM-13 is not given where the thanks are the home page", async () => {
    expect(await receiptCookie(context, receipt({ page: "/nl/" }))).toBeNull();
  });
});
