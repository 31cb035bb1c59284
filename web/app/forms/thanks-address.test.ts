import { describe, expect, it } from "vitest";
import { routeFixture, siteFixture } from "~/shell/site-fixture";
import { thanksAddress } from "./thank-sender.server";

const siteWith = (...originals: string[]) =>
  siteFixture({
    routes: originals.map((originalPath) =>
      routeFixture({
        id: originalPath,
        type: "feedback",
        originalPath,
        paths: { nl: `bedankt/${originalPath.length}` },
      }),
    ),
  }).context;

describe("thank-you addresses", () => {
  const [own, above, all] = [
    "feedback/contact-demand-small/verkopen",
    "feedback/contact-demand-small",
    "feedback/site-contact",
  ];
  it.each([
    ["on the form's own page", [own, above, all], `/nl/bedankt/${own.length}/`],
    ["on its parent page where staff have not published that", [above, all], `/nl/bedankt/${above.length}/`],
    ["on the general page where the site is older than the form", [all], `/nl/bedankt/${all.length}/`],
    ["on the home page where there is none", [], "/nl/"],
  ])("ROUTE-3 %s", (_, published, address) => {
    expect(thanksAddress(siteWith(...published), "nl", own)).toBe(address);
  });
});
