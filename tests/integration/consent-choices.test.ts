import type { ConsentCount } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { logInStaff } from "../support/strapi-accounts.js";

const choices = "api::consent-choice.consent-choice";

const count = (given: Partial<ConsentCount> = {}): ConsentCount => ({
  ...{ day: "2026-11-22", version: "1", language: "nl", accepted: 0, declined: 0, chosen: 0 },
  ...{ consentAnalyticsStorage: 0, consentAdStorage: 0, consentAdUserData: 0, consentAdPersonalization: 0 },
  ...given,
});

describe.each(databases("sql"))("consent answers, on $name", ({ boot }) => {
  let cms: BootedCms;

  beforeAll(async () => {
    cms = await boot();
  });
  afterAll(() => cms.close());

  const send = async (counts: unknown, token = testSecret("REPLICA_SECRET")) =>
    (
      await fetch(`${cms.url}/api/consent-choices`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ counts }),
      })
    ).status;
  const stored = (day: string) =>
    cms.strapi.db.query(choices).findMany({ where: { day }, orderBy: [{ language: "asc" }, { textVersion: "asc" }] });

  it("CONSENT-1 are counted by day, version and language", async () => {
    expect(await send([count({ accepted: 2, consentAdStorage: 2 }), count({ language: "fr", declined: 1 })])).toBe(200);
    expect(await send([count({ declined: 3 }), count({ version: "2", chosen: 1, consentAdStorage: 1 })])).toBe(200);
    expect(await stored("2026-11-22")).toMatchObject([
      { language: "fr", textVersion: "1", accepted: 0, declined: 1, chosen: 0 },
      { language: "nl", textVersion: "1", accepted: 2, declined: 3, chosen: 0, consentAdStorage: 2 },
      { language: "nl", textVersion: "2", accepted: 0, declined: 0, chosen: 1, consentAdStorage: 1 },
    ]);
  });

  it("CONSENT-1 loses no answer of sites that deliver concurrently, on a day without a row yet", async () => {
    const both = (language: ConsentCount["language"]) => count({ day: "2026-11-23", language, accepted: 1 });
    const sent = Array.from({ length: 20 }, (_, at) =>
      send(at % 2 ? [both("nl"), both("fr")] : [both("fr"), both("nl")]),
    );
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    expect(await stored("2026-11-23")).toMatchObject([
      { language: "fr", accepted: 20 },
      { language: "nl", accepted: 20 },
    ]);
  });

  it.each([
    ["none", []],
    ["a negative count", [count({ accepted: -1 })]],
    ["an invalid day", [count({ day: "2026-02-30" })]],
    ["a visitor's identity", [{ ...count(), visitor: "An" }]],
  ])("rejects %s, and stores nothing of that request", async (_what, counts) => {
    expect(await send([...counts, ...(counts.length > 0 ? [count({ day: "2026-11-24", accepted: 1 })] : [])])).toBe(
      400,
    );
    expect(await stored("2026-11-24")).toEqual([]);
  });

  it("rejects requests without the site's secret, and exposes no counts publicly", async () => {
    expect(await send([count()], "wrong")).toBe(401);
    expect((await fetch(`${cms.url}/api/consent-choices`)).status).toBe(404);
  });

  it("CMS-8 staff read it, and nobody edits it by hand", async () => {
    const staff = await logInStaff(cms);
    const path = `/content-manager/collection-types/${choices}`;
    const listed = await staff.call(`${path}?sort=day:DESC`);
    const results = z.object({ results: z.array(z.object({ documentId: z.string() })) }).parse(listed.json).results;
    expect(results).toHaveLength(5);
    expect((await staff.call(path, "POST", { day: "2026-11-25", textVersion: "1", language: "nl" })).status).toBe(400);
    const [first] = results;
    expect((await staff.call(`${path}/${first?.documentId}`, "DELETE")).status).toBe(400);
    expect((await staff.call(path)).json).toMatchObject({ pagination: { total: 5 } });
  });
});
