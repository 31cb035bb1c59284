import { expect, it } from "vitest";
import { parseEnv } from "./env.server";

const secrets = { REPLICA_SECRET: "a-secret-of-the-replica", PREVIEW_SECRET: "a-secret-of-previews" };

it("fills unset settings, and treats an empty one as unset", () => {
  const parsed = parseEnv({ ...secrets, PORT: "4000", SITE_URL: "", CMS_URL: "http://cms:1337/" });
  expect(parsed).toMatchObject({
    env: {
      PORT: 4000,
      SITE_URL: "http://localhost:4000",
      CMS_URL: "http://cms:1337",
      CMS_PUBLIC_URL: "http://cms:1337",
    },
  });
});

it.each([
  ["PORT", "eighty"],
  ["SITE_URL", "agency.be"],
  ["SITE_URL", "https://agency.be/site"],
  ["PAGE_CACHE", "yes"],
  ["TRUST_PROXY", "maybe"],
  ["PICTURE_HOSTS", "http://a/b"],
  ["REPLICA_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
  ["MAPBOX_TOKEN", "sk.secret"],
])("names an invalid setting: %s=%s", (name, value) => {
  const parsed = parseEnv({ ...secrets, [name]: value });
  expect("problems" in parsed ? parsed.problems : []).toEqual([expect.stringMatching(new RegExp(`^${name}[.:]`))]);
});
