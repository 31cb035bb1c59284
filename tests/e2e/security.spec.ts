import { expect, test } from "../support/test.js";
import { house } from "../support/house.js";

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

test("Q-3 refuses a post from another origin with 403 before the application sees it", async ({ site }) => {
  for (const origin of ["https://evil.example", "null", `${site}.evil.example`]) {
    const answer = await fetch(`${site}/nl/contact/`, {
      method: "POST",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      body: "a=b",
    });
    expect(answer.status, origin).toBe(403);
  }
});

test("Q-3 refuses an oversize body with 413", async ({ site }) => {
  const answer = await fetch(`${site}/nl/contact/`, {
    method: "POST",
    headers: { origin: site, "content-type": "application/x-www-form-urlencoded" },
    body: `a=${"x".repeat(5_000_000)}`,
  });
  expect(answer.status).toBe(413);
});

test("Q-3 no page carries a secret of the house", async ({ site }) => {
  const secrets = ["REPLICA_SECRET", "PREVIEW_SECRET", "JWT_SECRET", "ADMIN_JWT_SECRET"]
    .map((name) => house.env[name])
    .filter((secret) => secret !== undefined);
  expect(secrets.length).toBe(4);
  for (const path of ["/nl/", "/nl/te-koop/", "/property/546/", "/healthz"]) {
    const text = await (await fetch(site + path)).text();
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

test("the feed and the import refuse a missing or wrong token", async () => {
  const cms = house.env.CMS_URL;
  const attempts: Record<string, string>[] = [{}, { authorization: "Bearer wrong" }];
  for (const headers of attempts) {
    expect((await fetch(`${cms}/api/site/feed`, { headers })).status).toBe(401);
    const answer = await fetch(`${cms}/api/properties/import`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: "{}",
    });
    expect([401, 403]).toContain(answer.status);
  }
});

test("drafts are never public through the CMS's own API", async () => {
  const cms = house.env.CMS_URL;
  for (const path of ["/api/pages?status=draft", "/api/modules?status=draft", "/api/site-configs?populate=*"]) {
    expect([401, 403, 404]).toContain((await fetch(cms + path)).status);
  }
});
