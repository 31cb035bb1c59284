import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { staffOptOutSignaturePayload, staffOptOutPath } from "@gevel/config";
import express from "express";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answerStaffOptOut } from "./answer-staff-opt-out";

const secret = "a-secret-of-previews";
const now = Date.parse("2026-11-27T10:00:00Z");
const soon = String(now / 1000 + 60);
let close: () => void;
let port = 0;

beforeEach(async () => {
  const app = express();
  app.get(staffOptOutPath, answerStaffOptOut({ siteUrl: "https://www.agency.be", secret, now: () => now }));
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  close = () => server.close();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("it has no port");
  ({ port } = address);
});
afterEach(() => close());

const sign = (expires: string, back: string, by = secret) =>
  createHmac("sha256", by).update(staffOptOutSignaturePayload(expires, back)).digest("hex");

const fetchPath = (query: Record<string, string>, cookie = "") =>
  fetch(`http://127.0.0.1:${port}${staffOptOutPath}?${new URLSearchParams(query).toString()}`, {
    redirect: "manual",
    headers: { cookie },
  });

const optedOut = /^gevel_uncounted=1; .*HttpOnly; SameSite=Lax; Secure$/;

it("OWNER-5 opts the browser of an admin user out, and shows whether its cookie arrives", async () => {
  const first = await fetchPath({ expires: soon, signature: sign(soon, "") });
  expect(first.headers.get("set-cookie")).toMatch(optedOut);
  expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(await first.text()).toContain('width="1"');
  const second = await fetchPath({ expires: soon, turn: "2", signature: sign(soon, "") }, "a=b; gevel_uncounted=1");
  expect(await second.text()).toContain('width="2"');
});

it("OWNER-5 redirects back to the admin where the browser blocked a picture's cookie", async () => {
  const back = "http://10.0.0.5:1337/admin/content-manager?page=2";
  const answer = await fetchPath({ expires: soon, back, signature: sign(soon, back) });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(back);
  expect(answer.headers.get("set-cookie")).toMatch(optedOut);
});

it.each([
  ["unsigned", { expires: soon }],
  ["with another signature", { expires: soon, signature: sign(soon, "", "another") }],
  ["too old", { expires: String(now / 1000), signature: sign(String(now / 1000), "") }],
  ["for another return address", { expires: soon, back: "https://elsewhere.example", signature: sign(soon, "") }],
])("OWNER-5 no other page opts its visitors out or redirects them: an address that is %s", async (_, query) => {
  const answer = await fetchPath(query);
  expect(answer.status).toBe(403);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("location")).toBeNull();
});
