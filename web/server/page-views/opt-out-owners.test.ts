import { describe, expect, it } from "vitest";
import { optOutCookiesAfter } from "../remix-answer";

const site = "https://www.agency.be";
const answer = (status: number, ...cookies: string[]) => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status, headers });
};
const cookie = ["gevel_uncounted=1; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax; Secure"];

describe("a browser that is opted out", () => {
  it("OWNER-5 belongs to an owner from the login on, and stays opted out after the log-out", () => {
    expect(optOutCookiesAfter(answer(303, "a=b", "gevel_owner=abc; Path=/"), false, site)).toEqual(cookie);
    expect(optOutCookiesAfter(answer(303, "__Host-gevel_owner=abc; Path=/"), false, site)).toEqual(cookie);
    expect(optOutCookiesAfter(answer(303, "gevel_owner=; Max-Age=0; Path=/"), false, site)).toEqual([]);
    expect(optOutCookiesAfter(answer(200, "a=gevel_owner=b"), false, site)).toEqual([]);
  });

  it("OWNER-5 belongs to staff whose preview was signed, and to nobody with an unsigned one", () => {
    expect(optOutCookiesAfter(answer(200), true, site)).toEqual(cookie);
    expect(optOutCookiesAfter(answer(403), true, site)).toEqual([]);
    expect(optOutCookiesAfter(answer(302), true, site)).toEqual([]);
    expect(optOutCookiesAfter(answer(200), false, "http://localhost:3000")).toEqual([]);
  });
});
