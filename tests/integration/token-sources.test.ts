import { failureSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type TestCms } from "../support/databases.js";
import { listingItem } from "../support/import-api.js";
import { createApiToken } from "../support/strapi-accounts.js";

const permissions = ["plugin::properties.import.import", "plugin::owner-stats.import.import"];

describe.each(databases())("an API token that names its sources, on $name", ({ boot }) => {
  let cms: TestCms;
  let crm: string;
  let other: string;
  beforeAll(async () => {
    cms = await boot();
    crm = await createApiToken(cms, "CRM", permissions, "Nightly.\nsources: my-crm");
    other = await createApiToken(cms, "Other", permissions);
  });
  afterAll(() => cms.close());

  const send = (token: string, path: string, body: object | string) =>
    fetch(`${cms.url}/api/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const listings = (source: string) => ({ source, mode: "partial", properties: [listingItem(`${source}-1`)] });
  const rows = (source: string) => cms.strapi.db.query("plugin::properties.property").count({ where: { source } });

  it("API-2 writes these", async () => {
    expect((await send(crm, "properties/import", listings("my-crm"))).status).toBe(200);
    expect(await rows("my-crm")).toBe(1);
  });

  it.each([
    ["properties/import", listings("another")],
    ["properties/feeds?source=another", "<root/>"],
    ["owner-stats/import", { source: "another", visits: [] }],
  ])("API-2 is rejected for another one at %s, with a hint", async (path, body) => {
    const answer = await send(crm, path, body);
    const { error } = failureSchema.parse(await answer.json());
    expect([answer.status, error.code]).toEqual([403, "SOURCE_REFUSED"]);
    expect(error.fields).toEqual([
      { field: "source", message: expect.stringContaining('"CRM" may write "my-crm"; add "another"') as string },
    ]);
    expect(await rows("another")).toBe(0);
  });

  it("API-2 reserves its sources from tokens that name none, which write the others", async () => {
    expect((await send(other, "properties/import", listings("my-crm"))).status).toBe(403);
    expect((await send(other, "properties/import", listings("another"))).status).toBe(200);
  });
});
