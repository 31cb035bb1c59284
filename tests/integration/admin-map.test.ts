import { expect, it } from "vitest";
import { databases } from "../support/databases.js";
import { logInStaff } from "../support/strapi-accounts.js";

const style = "https://tiles.example/light.json";

it.each([
  [
    "streets of a file",
    { MAP_TILES: "/maps/belgium.pmtiles" },
    { tiles: "https://www.agency.be/map-tiles/streets.pmtiles" },
    "'self' https://www.agency.be",
  ],
  [
    "a style",
    { MAP_STYLE: style, MAP_STYLE_HOSTS: "letters.example" },
    { style },
    "'self' https://tiles.example https://letters.example",
  ],
  ["its own ground", {}, {}, "'self'"],
])(
  "PROP-5 CMS-1 the map on which staff place a listing shows %s, as the site's does, and its policy allows no other host",
  async (_what, settings, answer, connect) => {
    for (const database of databases()) {
      const cms = await database.boot({ settings: () => ({ SITE_URL: "https://www.agency.be", ...settings }) });
      try {
        const staff = await logInStaff(cms);
        expect(await staff.call("/properties/map")).toMatchObject({ status: 200, json: answer });
        expect((await fetch(`${cms.url}/properties/map`)).status).toBe(401);
        const policy = (await fetch(`${cms.url}/admin/init`)).headers.get("content-security-policy") ?? "";
        expect(policy.split(";").map((part) => part.trim())).toEqual(
          expect.arrayContaining([`connect-src ${connect}`, "worker-src 'self' blob:"]),
        );
      } finally {
        await cms.close();
      }
    }
  },
);
