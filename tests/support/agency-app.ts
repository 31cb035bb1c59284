import { leadResponseSchema, type Lead } from "@gevel/config";
import { afterAll, beforeAll, expect } from "vitest";
import { cmsAddressesIn, privateCmsUrl } from "./cms-address-in-mails.js";
import type { TestCms, TestDatabase } from "./databases.js";
import { sendLead } from "./leads-api.js";
import { configureAgency } from "./mail-agency.js";
import { startMailServer, type MailServer, type ReceivedMail } from "./mail-server.js";
import { logInStaff, type Staff } from "./strapi-accounts.js";

/** For a whole `describe`: the CMS of an agency that mails, into files, and Sam Peeters of its staff. */
export function agencyApp(boot: TestDatabase["boot"], settings: () => Record<string, string> = () => ({})) {
  let cms: TestCms;
  let staff: Staff;
  beforeAll(async () => {
    cms = await boot({ settings: () => ({ JOBS: "mail", ...settings() }) });
    await configureAgency(cms);
    staff = await logInStaff(cms);
  });
  afterAll(() => cms.close());
  return {
    get cms() {
      return cms;
    },
    get staff() {
      return staff;
    },
    row: (name: string) => cms.strapi.db.connection(name),
    /** Delivers a lead as the site does; returns its document id. */
    async send(lead: Lead): Promise<string> {
      const answer = await sendLead(cms, lead);
      expect(answer.status).toBe(200);
      return leadResponseSchema.parse(await answer.json()).id;
    },
    /** Waits until each mail has been sent or given up. */
    waitUntilMailed: () =>
      expect
        .poll(() => cms.strapi.db.connection("gevel_outbox").where({ state: "waiting" }).select("id"), {
          message: "mails that still wait",
        })
        .toEqual([]),
  };
}

/** The same with a real mail server that stores the mails it receives. */
export function mailingApp(boot: TestDatabase["boot"], settings: () => Record<string, string> = () => ({})) {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  // Ends in reverse order: the CMS before its mail server.
  afterAll(async () => {
    await server.goDown();
    expect(cmsAddressesIn(server.received)).toEqual([]);
  });
  const mail = () => ({
    ...{ SMTP_URL: server.url, MAIL_FROM: "Gevel <no-reply@agency.example>", CMS_PUBLIC_URL: privateCmsUrl },
  });
  const agency = agencyApp(boot, () => ({ ...mail(), ...settings() }));
  const to = (address: string) => server.received.filter((mail) => mail.to.includes(address));
  return {
    ...agency,
    get cms() {
      return agency.cms;
    },
    get staff() {
      return agency.staff;
    },
    get received() {
      return server.received;
    },
    to,
    /** Waits for exactly that many mails. */
    async mailsTo(address: string, count: number): Promise<ReceivedMail[]> {
      await expect.poll(() => to(address).length, { message: `mails to ${address}` }).toBe(count);
      return to(address);
    },
  };
}
