import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { previewAddress } from "./preview-address.js";
import { previewHandler } from "./preview-handler.js";

const now = new Date("2026-11-21T08:00:00Z");
const screens = new Map([
  ["api::module.module", "module"],
  ["api::article.article", "article"],
  ["api::popup.popup", "popup"],
  ["plugin::properties.property", "property"],
  ["plugin::properties.project", "project"],
] as const);
const screenOf = (uid: string) => [...screens].find(([type]) => type === uid)?.[1] ?? null;
const site = { siteUrl: "http://localhost:3000", secret: "a secret of the two sides" };

it("CMS-9 signs type, id, language, status and expiry", () => {
  const address = new URL(
    previewAddress({ type: "page", id: "abc", language: "fr", status: "draft" }, { ...site, now }),
  );
  const expires = Math.floor(now.getTime() / 1000) + 4 * 60 * 60;
  expect(address.pathname, "ROUTE-7").toBe("/fr/preview/");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    type: "page",
    id: "abc",
    language: "fr",
    status: "draft",
    expires: String(expires),
    signature: createHmac("sha256", site.secret).update(`page:abc:fr:draft:${expires}`).digest("hex"),
  });
});

it("CMS-9 offers a preview of types with a page, in the language of the edit view", () => {
  const handler = previewHandler({ ...site, screenOf, staffLanguage: () => null });
  expect(handler("api::module.module", { documentId: "m1", locale: "en", status: "draft" })).toMatch(
    /type=module&id=m1&language=en&status=draft/,
  );
  expect(handler("api::article.article", { documentId: "a1", status: "published" })).toMatch(
    /type=article&id=a1&language=nl&status=published/,
  );
  expect(handler("plugin::properties.property", { documentId: "p1", locale: null, status: "published" })).toMatch(
    /type=property&id=p1&language=nl&status=published/,
  );
  expect(handler("plugin::properties.project", { documentId: "n1", locale: null })).toMatch(/type=project&id=n1/);
  expect(handler("api::popup.popup", { documentId: "u1", locale: "fr" })).toMatch(/type=popup&id=u1&language=fr/);
  expect(handler("api::site-config.site-config", { documentId: "s1" })).toBeUndefined();
});

it("CMS-9 shows a listing, which has all languages, in the language of the request", () => {
  const handler = previewHandler({ ...site, screenOf, staffLanguage: () => "fr" });
  expect(handler("plugin::properties.property", { documentId: "p1", locale: null })).toMatch(/id=p1&language=fr/);
  expect(handler("api::article.article", { documentId: "a1", locale: "en" })).toMatch(/id=a1&language=en/);
});
