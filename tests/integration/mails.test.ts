import { formKeys, forms, type FormField, type MailState } from "@gevel/config";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { configureAgency } from "../support/mail-agency.js";
import { startMailServer, type MailServer, type ReceivedMail } from "../support/mail-server.js";

const rowSchema = z.object({
  id: z.number(),
  state: z.string(),
  kind: z.string(),
  message_id: z.string(),
  refusals: z.number(),
  problem: z.string().nullable(),
  next_at: z.coerce.number(),
});
const workers = z.object({ sendDue: z.custom<() => Promise<string>>() });

describe.each(databases())("the mails of leads on $name", ({ boot }) => {
  let cms: TestCms;
  let server: MailServer;

  beforeAll(async () => {
    server = await startMailServer();
    const from = "Gevel <no-reply@agency.example>";
    // The client gives up on a server that never greets after two seconds instead of ten.
    const SMTP_URL = `${server.url}/?greetingTimeout=2000`;
    cms = await boot({ settings: () => ({ SMTP_URL, MAIL_FROM: from, JOBS: "mail" }) });
    await configureAgency(cms);
  });

  afterAll(async () => {
    await cms.close();
    await server.goDown();
  });

  beforeEach(() => {
    server.behave("take");
    server.received.length = 0;
  });

  const rows = async () =>
    z.array(rowSchema).parse(await cms.strapi.db.connection("gevel_outbox").select("*").orderBy("id"));
  const inState = async (state: MailState) => (await rows()).filter((row) => row.state === state);
  const waitUntilAllSent = () =>
    expect.poll(async () => (await rows()).filter(({ state }) => state !== "sent")).toEqual([]);
  /** As if the delay before the next attempt had passed. */
  const advanceTime = () => cms.strapi.db.connection("gevel_outbox").where({ state: "waiting" }).update({ next_at: 0 });
  const wake = () => workers.parse(cms.strapi.service("plugin::leads.mails")).sendDue();
  const to = (address: string) => server.received.filter((mail) => mail.to.includes(address));
  const ids = (mails: readonly ReceivedMail[]) => mails.map(({ mail }) => mail.messageId);

  it("FORM-4 notifies the agency and answers the sender, each once", async () => {
    expect((await sendLead(cms, leadOf("first"))).status).toBe(200);
    await waitUntilAllSent();
    expect(server.received).toHaveLength(2);
    const [toAgency] = to("balie@agency.example");
    expect(toAgency).toMatchObject({
      from: "no-reply@agency.example",
      to: ["balie@agency.example", "zaakvoerder@agency.example"],
      mail: {
        subject: "Contactformulier · An Peeters",
        from: { name: "Gevel", address: "no-reply@agency.example" },
        replyTo: [{ name: "An Peeters", address: "an@visitor.example" }],
      },
    });
    expect(toAgency?.mail.text).toContain("Telefoon: 0470 12 34 56");
    expect(toAgency?.mail.text).toContain("> Is er een tuin?");
    expect(toAgency?.mail.html).toContain("0470 12 34 56");
    expect(toAgency?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const [toSender] = to("an@visitor.example");
    expect(toSender?.mail.replyTo).toEqual([{ name: "Gevel Vastgoed", address: "balie@agency.example" }]);
    expect(toSender?.mail.subject).toBe("We hebben uw bericht goed ontvangen");
    expect(toSender?.mail.text).toContain("Dag An,");
    expect(toSender?.mail.text).not.toContain("Is er een tuin?");
    expect(ids(server.received).sort()).toEqual((await rows()).map(({ message_id }) => message_id).sort());
  });

  it("FORM-5 mails nothing for a repeated submission", async () => {
    await Promise.all([sendLead(cms, leadOf("again")), sendLead(cms, leadOf("again"))]);
    await waitUntilAllSent();
    await sendLead(cms, leadOf("again"));
    await wake();
    expect(server.received).toHaveLength(2);
  });

  it("FORM-4 no field of any form injects a header or another recipient", async () => {
    const evil = "\r\nBcc: evil@example.org\r\nX-Evil: yes\r\n\r\n";
    const valueOf = ({ name, kind, options }: FormField) => {
      if (kind === "email") return `${name}@visitor.example`;
      if (kind === "tel") return "0470123456";
      if (kind === "zip") return "2000";
      if (kind === "amount") return "1000";
      if (kind === "date") return "2030-01-01";
      if (kind === "box") return "yes";
      // No slot: staff choose the time.
      if (options === "visit-slots") return "";
      const first = Array.isArray(options) ? String(options[0]) : "x";
      return kind === "choices" ? [first] : first;
    };
    let used = 0;
    for (const form of formKeys) {
      const good = Object.fromEntries(forms[form].fields.map((field) => [field.name, valueOf(field)]));
      for (const { name, kind } of forms[form].fields) {
        const hostileValue = [good[name]].flat()[0] + evil;
        const data = { ...good, [name]: kind === "choices" ? [hostileValue] : hostileValue };
        const answer = await sendLead(cms, leadOf(`evil ${form} ${name}`, { form, data, page: `/nl/${evil}` }));
        // An invalid slot is reported as no longer free.
        expect([200, 400, ...(name === "slot" ? [409] : [])], `${form} ${name}`).toContain(answer.status);
        if (answer.status === 200) used += 1;
      }
    }
    expect(used).toBeGreaterThan(40);
    await waitUntilAllSent();
    for (const { to: envelope, mail } of server.received) {
      expect(envelope.join()).not.toContain("evil");
      const names = mail.headers.map(({ key }) => key);
      expect(names).not.toContain("bcc");
      expect(names).not.toContain("x-evil");
    }
  });

  it("FORM-4 a mail server that is down loses nothing: queued mails go out when it is back", async () => {
    await server.goDown();
    expect((await sendLead(cms, leadOf("down"))).status).toBe(200);
    await expect.poll(async () => (await inState("waiting")).map(({ problem }) => problem !== null)).toContain(true);
    await server.restart();
    await waitUntilAllSent();
    expect(server.received).toHaveLength(2);
  });

  it("FORM-4 a temporary rejection is retried, as the same mail", async () => {
    server.behave({ reject: 450 });
    await sendLead(cms, leadOf("greylisted"));
    await expect.poll(async () => (await inState("waiting")).map(({ refusals }) => refusals)).toEqual([1, 1]);
    const waiting = await inState("waiting");
    expect(waiting.every(({ next_at, problem }) => next_at > Date.now() && problem?.includes("450"))).toBe(true);
    server.behave("take");
    await advanceTime();
    await wake();
    await waitUntilAllSent();
    expect(ids(server.received).sort()).toEqual(waiting.map(({ message_id }) => message_id).sort());
  });

  it("FORM-4 FORM-11 a permanent rejection is stored with its reason, until staff retry", async () => {
    server.behave({ reject: 550 });
    await sendLead(cms, leadOf("refused"));
    await expect.poll(async () => (await inState("dead")).length).toBe(2);
    const dead = await inState("dead");
    expect(dead.map(({ problem }) => problem)).toEqual([
      expect.stringContaining("550"),
      expect.stringContaining("550"),
    ]);
    server.behave("take");
    await wake();
    expect(server.received).toEqual([]);
    await cms.strapi.db.connection("gevel_outbox").where({ state: "dead" }).update({ state: "waiting", next_at: 0 });
    await wake();
    await waitUntilAllSent();
    expect(server.received).toHaveLength(2);
  });

  it("FORM-4 a hanging mail server blocks no request, and its mails go out afterwards", async () => {
    server.behave("hang");
    await sendLead(cms, leadOf("hanging 1"));
    expect((await sendLead(cms, leadOf("hanging 2"))).status).toBe(200);
    // Stored before the first mail gave up waiting.
    expect((await inState("waiting")).map(({ problem }) => problem)).toEqual([null, null, null, null]);
    await expect.poll(async () => (await inState("waiting")).some(({ problem }) => problem !== null)).toBe(true);
    server.behave("take");
    await advanceTime();
    await wake();
    await waitUntilAllSent();
    expect(server.received).toHaveLength(4);
  });

  it("FORM-4 several workers on one database send each mail once", async () => {
    await server.goDown();
    for (let lead = 0; lead < 20; lead += 1) await sendLead(cms, leadOf(`shared ${lead}`));
    await server.restart();
    await advanceTime();
    await Promise.all(Array.from({ length: 6 }, wake));
    await waitUntilAllSent();
    expect(server.received).toHaveLength(40);
    expect(new Set(ids(server.received)).size).toBe(40);
  });

  it("FORM-4 every mail of 100 leads sent while the server was down goes out once after it is back", async () => {
    await server.goDown();
    const waiting = Array.from({ length: 100 }, (_, lead) => lead).values();
    const visitor = async () => {
      for (const lead of waiting) {
        const data = { firstName: "An", email: `visitor-${lead}@visitor.example`, newsletterConsent: "yes" };
        expect((await sendLead(cms, leadOf(`many ${lead}`, { form: "newsletter", data }))).status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 10 }, visitor));
    await server.restart();
    // Another test waits for the CMS's own next run.
    await advanceTime();
    await wake();
    await waitUntilAllSent();
    expect(server.received).toHaveLength(200);
    expect(new Set(ids(server.received)).size).toBe(200);
    expect(
      new Set(server.received.filter(({ to: [one] }) => one !== "info@agency.example").map(({ to: [one] }) => one))
        .size,
    ).toBe(100);
  });
});
