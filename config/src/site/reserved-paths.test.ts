import { describe, expect, it } from "vitest";
import { reservedPart, unreachedPart } from "./reserved-paths.js";

describe("CMS-11 reserved paths", () => {
  it.each([
    ["fr", "fr"],
    ["/NL/te-koop", "nl"],
    ["healthz", "healthz"],
    ["assets/x.js", "assets"],
    ["property/12", "property"],
    ["login", "login"],
    ["mijn-woning", "mijn-woning"],
    ["/My-Home/extra", "my-home"],
    ["RSS.xml", "rss.xml"],
    ["sitemap.xml", "sitemap.xml"],
    ["my-visit/abc", "my-visit"],
    ["favicon.ico", "favicon.ico"],
  ])("reserve %s", (path, part) => {
    expect(reservedPart(path)).toBe(part);
  });

  it.each(["", "te-koop", "frans", "properties", "over-ons/assets"])("do not include %j", (path) => {
    expect(reservedPart(path)).toBeNull();
  });

  it("allow redirects of a listing by its number and of the login, and of no file of the site", () => {
    expect(["property/12", "login", "oud"].map(unreachedPart)).toEqual([null, null, null]);
    expect(unreachedPart("/uploads/folder.pdf")).toBe("uploads");
  });
});
