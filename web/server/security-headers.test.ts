import { describe, expect, it } from "vitest";
import { createSecurityHeaders } from "./security-headers";

const settings = { siteUrl: "https://site.example", cmsPublicUrl: "https://cms.example", development: false };
const framesOf = (more = {}) =>
  /frame-src ([^;]*)/.exec(createSecurityHeaders({ ...settings, ...more }).policy("", false))?.[1]?.split(" ");

describe("the policy of a page", () => {
  it("PROP-7 Q-3 lets in the players that a listing names, and no other frame", () => {
    expect(framesOf()).toEqual([
      "'self'",
      "https://www.youtube-nocookie.com",
      "https://player.vimeo.com",
      "https://my.matterport.com",
    ]);
  });

  it("PROP-7 Q-3 lets in Google's street view only where the agency has a key for it", () => {
    expect(framesOf({ usesGoogleMaps: true })).toContain("https://www.google.com");
    expect(framesOf()).not.toContain("https://www.google.com");
  });
});
