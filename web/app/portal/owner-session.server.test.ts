import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { endedOwnerCookie, ownerCookie, readOwnerSession } from "./owner-session.server";

const session = { token: "eyJ.access.token", refreshToken: "eyJ.refresh.token", username: "an@example.org" };
const at = (siteUrl: string) => ({ siteUrl, cookieSecret: "a-secret-for-tests" }) as AppLoadContext;
const flagsOf = (cookie: string) => cookie.split("; ").slice(1).sort();

describe("the session cookie of an owner", () => {
  it("OWNER-3 is sealed, and sent with the site's own requests only", async () => {
    const cookie = await ownerCookie(at("https://www.agency.be"), session);
    expect(cookie).toMatch(/^__Host-gevel_owner=/);
    expect(flagsOf(cookie)).toEqual(["HttpOnly", "Max-Age=1209600", "Path=/", "SameSite=Lax", "Secure"]);
    expect(Buffer.from(cookie, "base64").toString("latin1") + cookie).not.toMatch(/eyJ|access|an@example/);
    expect(flagsOf(await ownerCookie(at("http://localhost:3000"), session))).not.toContain("Secure");
    expect(flagsOf(await endedOwnerCookie(at("https://www.agency.be")))).toContain("Max-Age=0");
  });

  it("OWNER-3 is readable for the site that sealed it, and for no other", async () => {
    const [pair = ""] = (await ownerCookie(at("https://www.agency.be"), session)).split("; ");
    const request = new Request("https://www.agency.be/nl/login/", { headers: { cookie: pair } });
    expect(await readOwnerSession(at("https://www.agency.be"), request)).toEqual(session);
    const other = { ...at("https://www.agency.be"), cookieSecret: "another" };
    expect(await readOwnerSession(other, request)).toBeNull();
    const forged = new Request(request, { headers: { cookie: "__Host-gevel_owner=eyJ0b2tlbiI6IngifQ==" } });
    expect(await readOwnerSession(at("https://www.agency.be"), forged)).toBeNull();
  });
});
