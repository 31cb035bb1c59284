import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { touchKeys } from "../../cms-plugins/leads/server/src/shared-limits/touch-keys.js";
import { createCms } from "../../web/app/cms/http-cms.server.js";
import type { SharedLimits } from "../../web/app/forms/limits/shared-limits.js";
import { createLog } from "../../web/server/log.js";
import { openLimits } from "../../web/server/shared-limits/open-limits.js";
import { testSecret } from "../support/boot-cms.js";
import { databases, type TestCms } from "../support/databases.js";
import { hasRedis, startRedis } from "../support/start-redis.js";
import { patientCmsClient } from "../support/patient-cms-client.js";

interface Setup {
  cmsUrl: string;
  redisUrl: string | undefined;
  close(): Promise<void>;
}

const anonymous = "http://127.0.0.1:9";

const setups: { name: string; open(): Promise<Setup> }[] = [
  ...databases("sql").map(({ name, boot }) => ({
    name: `the CMS on ${name}`,
    async open() {
      const cms = await boot();
      return { cmsUrl: cms.url, redisUrl: undefined, close: () => cms.close() };
    },
  })),
  ...(hasRedis
    ? [
        {
          name: "Redis",
          async open() {
            const redis = await startRedis();
            return { cmsUrl: anonymous, redisUrl: redis.url, close: () => redis.stop() };
          },
        },
      ]
    : []),
];

let made = 0;
const newKey = () => `key-${(made += 1)}-${process.pid}`;

describe.each(setups)("rate limits shared by two site instances through $name", ({ open }) => {
  let setup: Setup;
  const instances: { shared: SharedLimits; close: () => void }[] = [];
  const at = (index: number) => {
    const { shared } = instances[index % 2] ?? {};
    if (!shared) throw new Error("no instance");
    return shared;
  };

  beforeAll(async () => {
    setup = await open();
    const cms = patientCmsClient(setup.cmsUrl);
    const log = createLog("silent");
    for (let index = 0; index < 2; index++) instances.push(await openLimits({ redisUrl: setup.redisUrl, cms, log }));
    // Both are connected once a claim of one is visible to the other.
    await vi.waitFor(async () => {
      const key = newKey();
      await at(0).claim(key, "one", 60);
      expect((await at(1).claim(key, "other", 60)).value).toBe("one");
    }, 60_000);
  });
  afterAll(async () => {
    for (const { close } of instances) close();
    await setup.close();
  });

  it("FORM-6 each of many concurrent forms has a number of its own", async () => {
    const key = newKey();
    const counted = await Promise.all(
      Array.from({ length: 40 }, (_, index) => at(index).count([{ key, seconds: 3600 }])),
    );
    const times = counted.map(([found]) => found?.times ?? 0).sort((a, b) => a - b);
    expect(times).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(counted.every(([found]) => (found?.left ?? 0) > 0 && (found?.left ?? 0) <= 3_600_000)).toBe(true);
  });

  it("FORM-6 several keys are counted at once, in any order", async () => {
    const [one, other] = [newKey(), newKey()].map((key) => ({ key, seconds: 60 }));
    if (!one || !other) throw new Error("no keys");
    const both = await Promise.all([at(0).count([one, other]), at(1).count([other, one]), at(0).count([other])]);
    const last = await at(1).count([one, other]);
    expect(last.map(({ times }) => times)).toEqual([3, 4]);
    expect(both.map((found) => found.length)).toEqual([2, 2, 1]);
  });

  it("FORM-6 of many concurrent claims of a captcha one is first, and all see whose it is", async () => {
    const key = newKey();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => at(index).claim(key, `form ${index}`, 3600)),
    );
    expect(claims.filter(({ first }) => first)).toHaveLength(1);
    expect(new Set(claims.map(({ value }) => value)).size).toBe(1);
  });

  it("FORM-6 a key starts over when its time has passed", async () => {
    const key = newKey();
    await at(0).claim(key, "one", 1);
    await at(0).count([{ key, seconds: 1 }]);
    await expect.poll(async () => (await at(1).claim(key, "other", 1)).value).toBe("other");
    await expect.poll(async () => (await at(1).count([{ key, seconds: 1 }]))[0]?.times).toBe(1);
  });
});

describe.each(databases("sql"))("the shared limits of a CMS on $name", ({ boot }) => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await boot();
  });
  afterAll(() => cms.close());

  it("FORM-6 a form counted after a later one reads a retry time of at most the whole period", async () => {
    const key = { key: newKey(), value: "", seconds: 60 };
    const later = Date.now();
    expect(await touchKeys(cms.strapi, [key], later)).toMatchObject([{ times: 1, left: 60_000 }]);
    expect(await touchKeys(cms.strapi, [key], later - 50)).toMatchObject([{ times: 2, left: 60_000 }]);
    expect(await touchKeys(cms.strapi, [key], later + 50)).toMatchObject([{ times: 3, left: 59_950 }]);
  });

  it("Q-3 are open to the site only, accept known keys and expire", async () => {
    const request = (body: unknown, token = testSecret("REPLICA_SECRET")) =>
      fetch(`${cms.url}/api/leads/shared-limits`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const key = { key: newKey(), value: "", seconds: 1 };
    expect((await request({ keys: [key] }, "wrong")).status).toBe(401);
    for (const wrong of [{}, { keys: [] }, { keys: [{ ...key, seconds: 0 }] }, { keys: [{ ...key, key: "" }] }])
      expect((await request(wrong)).status).toBe(400);
    const rows = async () => (await cms.strapi.db.connection("gevel_shared_limits").select("key")).length;
    const before = await rows();
    expect((await request({ keys: [key] })).status).toBe(200);
    expect(await rows()).toBe(before + 1);
    await touchKeys(cms.strapi, [{ key: newKey(), value: "", seconds: 1 }], Date.now() + 3_600_000);
    expect(await rows()).toBe(1);
  });
});

it("FORM-6 a form succeeds while the CMS cannot be reached", async () => {
  const cms = createCms({ url: anonymous, secret: testSecret("REPLICA_SECRET") });
  for (const redisUrl of [undefined, "redis://127.0.0.1:9"]) {
    const { shared, close } = await openLimits({ redisUrl, cms, log: createLog("silent") });
    expect(await shared.claim("a", "one", 60)).toEqual({ value: "one", first: true });
    expect(await shared.count([{ key: "a", seconds: 60 }])).toMatchObject([{ times: 1 }]);
    close();
  }
});
