import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type TestCms } from "../support/databases.js";
import { logInStaff } from "../support/strapi-accounts.js";

/** The header of a client behind one proxy, and the address the proxy appends: the client's own is the last. */
const behindProxy = (forged: string, real: string) => ({
  "x-forwarded-for": forged === "" ? real : `${forged}, ${real}`,
});

describe.each(databases())("the client address behind one proxy, on $name", ({ name, boot }) => {
  let cms: TestCms;
  // Strapi's own counter of 60 logins per address is in memory, and outlives an app of this process.
  const network = name === "SQLite" ? "198.51.100" : "198.51.101";
  beforeAll(async () => {
    cms = await boot({ settings: () => ({ TRUST_PROXY: "1" }) });
    await logInStaff(cms);
  });
  afterAll(() => cms.close());

  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(cms.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const staff = (email: string, headers: Record<string, string>) =>
    post("/admin/login", { email, password: "a guess" }, headers);
  const owner = (identifier: string, headers: Record<string, string>) =>
    post("/api/auth/local", { identifier, password: "a guess" }, headers);
  async function statuses(count: number, request: (index: number) => Promise<Response>): Promise<number[]> {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await request(index)).status);
    return all;
  }
  const forget = () => cms.strapi.db.connection("gevel_shared_limits").delete();

  it.each([
    ["a new single entry each time", "7", (index: number) => `203.0.113.${index}`],
    ["many entries", "17", (index: number) => Array.from({ length: 20 }, (_, at) => `203.0.${at}.${index}`).join(", ")],
    ["entries that are no addresses", "27", (index: number) => `unknown, ${index}, ::ffff`],
  ])("Q-3 OWNER-1 %s in X-Forwarded-For bypasses no login limit", async (_what, host, forged) => {
    await forget();
    const from = (index: number) => behindProxy(forged(index), `${network}.${host}`);
    const tried = await statuses(33, (index) => owner(`nobody-${index}@example.org`, from(index)));
    expect(tried.slice(0, 30)).toEqual(Array<number>(30).fill(400));
    expect(tried.slice(30)).toEqual([429, 429, 429]);
    const ofStaff = await statuses(7, (index) => staff("sam@gevel.example", from(index)));
    expect(ofStaff).toEqual([400, 400, 400, 400, 400, 429, 429]);
    // Another client behind the same proxy is not affected.
    expect((await owner("nobody-1@example.org", behindProxy("", `${network}.8`))).status).toBe(400);
  });

  it("Q-3 OWNER-1 only the site may forward a client address", async () => {
    await forget();
    const tried = await statuses(31, (index) =>
      owner(`nobody-${index}@example.org`, {
        ...behindProxy("", `${network}.9`),
        "x-visitor-address": `203.0.113.${index}`,
        "x-site-secret": "a guess of its secret",
      }),
    );
    expect(tried.at(-1)).toBe(429);
  });

  it("CMS-8 Q-3 an admin account attacked from many addresses is locked, known or not, and its owner logs in from known addresses", async () => {
    await forget();
    const account = { email: "sam@gevel.example", password: "For-tests-0nly" };
    const from = (address: string) => behindProxy("", address);
    expect((await post("/admin/login", account, from("192.0.2.200"))).status).toBe(200);
    for (const [network, email] of [
      ["192.0.2", "Sam@Gevel.example"],
      ["203.0.113", "nobody@gevel.example"],
    ] as const) {
      const tried = await statuses(21, (index) => staff(email, from(`${network}.${index}`)));
      expect(tried).toEqual([...Array<number>(20).fill(400), 429]);
      const rejected = await staff(email, from(`${network}.99`));
      expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(60);
      expect(Number(rejected.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    }
    expect((await post("/admin/login", account, from("192.0.2.201"))).status).toBe(429);
    expect((await post("/admin/login", account, from("192.0.2.200"))).status).toBe(200);
  });
});
