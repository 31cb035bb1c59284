import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../support/test.js";
import { app } from "../support/app.js";

test("Q-3 sends a strict policy by hashes and the other security headers", async ({ site }) => {
  const { headers } = await fetch(`${site}/nl/`);
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = policy.split(";").find((directive) => directive.trim().startsWith("script-src")) ?? "";
  expect(scripts).toMatch(/'sha256-/);
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBeTruthy();
  expect(headers.get("x-powered-by")).toBeNull();
});

test("Q-3 rejects a post from another origin with 403 before the application sees it", async ({ site }) => {
  for (const origin of ["https://evil.example", "null", `${site}.evil.example`]) {
    const answer = await fetch(`${site}/nl/contact/`, {
      method: "POST",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      body: "a=b",
    });
    expect(answer.status, origin).toBe(403);
  }
});

test("Q-3 rejects an oversize body with 413", async ({ site }) => {
  const answer = await fetch(`${site}/nl/contact/`, {
    method: "POST",
    headers: { origin: site, "content-type": "application/x-www-form-urlencoded" },
    body: `a=${"x".repeat(5_000_000)}`,
  });
  expect(answer.status).toBe(413);
});

test("Q-3 no page contains a secret of the app", async ({ site }) => {
  const secrets = ["REPLICA_SECRET", "PREVIEW_SECRET", "JWT_SECRET", "ADMIN_JWT_SECRET"]
    .map((name) => app.env[name])
    .filter((secret) => secret !== undefined);
  expect(secrets.length).toBe(4);
  for (const path of ["/nl/", "/nl/te-koop/", "/property/546/", "/healthz"]) {
    const text = await (await fetch(site + path)).text();
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

test("the change log and the import reject a missing or wrong token", async () => {
  const cms = app.env.CMS_URL;
  const attempts: Record<string, string>[] = [{}, { authorization: "Bearer wrong" }];
  for (const headers of attempts) {
    expect((await fetch(`${cms}/api/site/feed`, { headers })).status).toBe(401);
    const answer = await fetch(`${cms}/api/properties/import`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(401);
  }
});

test("Q-3 a page on another port reads nothing with the cookies of logged-in staff", async ({ page, complaints }) => {
  const cms = app.env.CMS_PUBLIC_URL;
  const signedIn = await page.request.post(`${cms}/admin/login`, { data: app.accounts.admin });
  expect(signedIn.status()).toBe(200);
  const evil = createServer((_req, res) => res.setHeader("content-type", "text/html").end("<h1>Win a house</h1>"));
  await new Promise<void>((listening) => evil.listen(0, listening));
  try {
    const take = () =>
      page.evaluate(async (origin) => {
        const callApi = (path: string, init: RequestInit) =>
          fetch(origin + path, { credentials: "include", ...init }).then(
            async (answer) => `${answer.status} ${await answer.text()}`,
            (cause: unknown) => String(cause),
          );
        const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
        const simple = { method: "POST", body: "{}" };
        return Promise.all([
          callApi("/admin/access-token", simple),
          callApi("/admin/access-token", json),
          callApi("/admin/init", {}),
          callApi("/api/openapi.json", {}),
        ]);
      }, cms);
    // Same host, so the browser does send the cookie: the port is no border for it.
    await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
    for (const used of await take()) expect(used).toBe("TypeError: Failed to fetch");
    await page.goto(`${cms}/admin/init`);
    expect(await take()).toContainEqual(expect.stringMatching(/^200 .*"token"/));
  } finally {
    evil.closeAllConnections();
    evil.close();
  }
  // Chromium logs the reason of each rejection.
  expect(complaints.filter((complaint) => !/CORS policy|Failed to load resource/.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test("Q-3 an unknown document is the site's own 404", async ({ site }) => {
  for (const path of ["/uploads/nothing.pdf", "/uploads/", "/uploads/%2e%2e/secrets.json"]) {
    const answer = await fetch(site + path, { headers: { accept: "text/html" } });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain("<h1");
  }
});

test("drafts are never public through the CMS's own API", async () => {
  const cms = app.env.CMS_URL;
  for (const path of ["/api/pages?status=draft", "/api/modules?status=draft", "/api/site-configs?populate=*"]) {
    expect([401, 403, 404]).toContain((await fetch(cms + path)).status);
  }
});
