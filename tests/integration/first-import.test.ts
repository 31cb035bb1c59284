import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { importApi, listingItem, type ImportApi } from "../support/import-api.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startMailServer, type MailServer } from "../support/mail-server.js";

const address = "an@visitor.example";
const mails = z.object({ sendDue: z.custom<() => Promise<string>>() });
const alerts = z.object({ runSearchAlerts: z.custom<() => Promise<boolean>>() });

/** More than one step of the matching, and more than one mail. */
const many = 120;

describe.each(databases())("the first import of a source, on $name", ({ boot }) => {
  let cms: TestCms;
  let server: MailServer;
  let imports: ImportApi;

  const deliver = async () => {
    await alerts.parse(cms.strapi.plugin("leads").service("alerts")).runSearchAlerts();
    await mails.parse(cms.strapi.plugin("leads").service("mails")).sendDue();
  };
  /** The number of listings in each mail since the last matching. */
  const alertedListings = async (): Promise<number[]> => {
    server.received.length = 0;
    await deliver();
    const received = server.received.filter(({ to }) => to.includes(address));
    return received.map(({ mail }) => mail.text?.match(/https?:\/\/\S+\/te-koop\/\S+/g)?.length ?? 0);
  };

  beforeAll(async () => {
    server = await startMailServer();
    const settings = { SMTP_URL: server.url, MAIL_FROM: "no-reply@agency.example", JOBS: "none" };
    cms = await boot({ settings: () => settings });
    await configureAgency(cms);
    imports = await importApi(cms);
    const { propertyTypes } = await imports.feed();
    const data = {
      ...{ goal: "buy", propertyTypes: [String(propertyTypes?.find(({ webId }) => webId === 1)?.id)] },
      ...{ zones: ["region:flanders"], title: "ms", firstName: "An", lastName: "Peeters", email: address },
      ...{ phone: "0470123456", alertsOptIn: "yes", alertsFrequency: "at-once" },
    };
    await sendLead(cms, leadOf("saved-search", { form: "demand-register", data }));
    await cms.strapi.db.connection("gevel_subscriptions").update({ confirmed_at: Date.now(), since: 0 });
    await deliver();
  });
  afterAll(async () => {
    await cms.close();
    await server.goDown();
  });

  it("FORM-9 sends no search alert for its listings; a new listing of the next import is mailed once", async () => {
    const first = Array.from({ length: many }, (_, at) => listingItem(`first-${at}`, { webId: 1 }));
    await imports.send({ source: "crm", mode: "full", properties: [] });
    await imports.send({ source: "crm", mode: "full", properties: first });
    expect(await alertedListings()).toEqual([]);
    const next = [...first, listingItem("next", { webId: 1 })];
    await imports.send({ source: "crm", mode: "full", properties: next });
    expect(await alertedListings()).toEqual([1]);
    await imports.send({ source: "crm", mode: "full", properties: next });
    expect(await alertedListings()).toEqual([]);
  });

  it("FORM-9 is tracked per source: one more source sends no alert either", async () => {
    await imports.send({ source: "another", properties: [listingItem("one", { webId: 1 })] });
    expect(await alertedListings()).toEqual([]);
    await imports.send({ source: "another", properties: [listingItem("two", { webId: 1 })] });
    expect(await alertedListings()).toEqual([1]);
  });
});
