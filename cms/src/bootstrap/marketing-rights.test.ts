import { expect, it } from "vitest";
import { canDeleteOwn, inboxRights, rightsOn, screenRights } from "./marketing-role";

const names = (uid: string) => rightsOn(uid).map((action) => action.replace("plugin::content-manager.explorer.", ""));

it("CMS-8 lets marketing staff manage all content", () => {
  expect(names("api::page.page")).toEqual(["create", "read", "update", "delete", "publish"]);
});

it("CMS-8 lets them update the one site configuration, but not add or remove one", () => {
  expect(names("api::site-config.site-config")).toEqual(["read", "update", "publish"]);
});

it("CMS-8 lets them read the consent statistics", () => {
  expect(names("api::consent-choice.consent-choice")).toEqual(["read"]);
});

it("CMS-8 lets them read leads, and update listings without deleting any", () => {
  expect(names("plugin::leads.lead")).toEqual(["read"]);
  expect(names("plugin::properties.property")).toEqual(["create", "read", "update"]);
});

it("lets them delete listings created by staff, and no owner's account", () => {
  expect(canDeleteOwn("plugin::properties.property")).toBe(true);
  expect(canDeleteOwn("plugin::properties.owner")).toBe(false);
  expect(canDeleteOwn("plugin::leads.lead")).toBe(false);
});

it.each(["visit", "communication", "online-medium"])(
  "OWNER-7 lets them create a listing's %s, and delete their own",
  (name) => {
    expect(names(`plugin::owner-stats.${name}`)).toEqual(["create", "read", "update"]);
    expect(canDeleteOwn(`plugin::owner-stats.${name}`)).toBe(true);
  },
);

it.each([
  "admin::user",
  "admin::api-token",
  "plugin::users-permissions.user",
  "plugin::i18n.locale",
  "plugin::upload.file",
  "plugin::properties.owner",
])("CMS-8 denies them %s", (uid) => {
  expect(rightsOn(uid)).toEqual([]);
});

it("CMS-8 API-5 lets them see the imports, and reserves starting them for administrators", () => {
  expect(screenRights).toContain("plugin::properties.imports.read");
  expect(screenRights).not.toContain("plugin::properties.imports.send");
});

it("CMS-8 FORM-12 lets them work on leads, and neither export them nor erase a person", () => {
  expect(inboxRights).toEqual(["plugin::leads.leads.work"]);
});
