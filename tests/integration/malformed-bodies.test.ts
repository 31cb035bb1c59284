import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { failureSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestCms } from "../support/databases.js";
import { databases } from "../support/databases.js";

const json = JSON.stringify({ source: "agency", prices: [] });

describe.each(databases())("ERR-3 malformed bodies on $name", ({ boot }) => {
  let cms: TestCms;
  beforeAll(async () => {
    cms = await boot();
  });
  afterAll(() => cms.close());

  const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(cms.url + path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

  const bodies: [string, BodyInit, Record<string, string>, RegExp][] = [
    ["no gzip", json, { "content-encoding": "gzip" }, /cannot be unpacked/],
    ["truncated gzip", gzipSync(json).subarray(0, 20), { "content-encoding": "gzip" }, /cannot be unpacked/],
    ["no deflate", json, { "content-encoding": "deflate" }, /cannot be unpacked/],
    ["no Brotli", json, { "content-encoding": "br" }, /cannot be unpacked/],
    ["truncated Brotli", brotliCompressSync(json).subarray(0, 9), { "content-encoding": "br" }, /unpacked/],
    ["an unknown encoding", json, { "content-encoding": "lzw" }, /gzip, deflate or br/],
    ["broken JSON", '{"source":', {}, /no JSON/],
    ["JSON that is no object", '"agency"', {}, /no JSON/],
    ["broken JSON in gzip", gzipSync('{"source":'), { "content-encoding": "gzip" }, /no JSON/],
    ["JSON with __proto__", '{"__proto__":{"a":1}}', {}, /no JSON/],
  ];
  const addresses = ["/api/owner-stats/import", "/api/leads", "/api/owner-stats/accounts/ask"];

  it.each(bodies)("ERR-3 %s is a 400 in our own format at each API address", async (_what, body, headers, why) => {
    for (const path of addresses) {
      const answer = await send(path, body, headers);
      expect(answer.status, path).toBe(400);
      const { error } = failureSchema.parse(await answer.json());
      expect(error.code).toBe("INVALID_INPUT");
      expect(error.fields.map(({ field }) => field)).toEqual(["body"]);
      expect(error.fields[0]?.message).toMatch(why);
    }
  });

  it.each([
    ["gzip", gzipSync(json)],
    ["deflate", deflateSync(json)],
    ["br", brotliCompressSync(json)],
    ["identity", json],
  ])("ERR-3 well-formed ones in %s are parsed, and then their token is checked", async (encoding, body) => {
    expect((await send("/api/owner-stats/import", body, { "content-encoding": encoding })).status).toBe(401);
  });
});
