import { randomUUID } from "node:crypto";
import {
  inboxChoicesSchema,
  inboxSchema,
  leadAnswerSchema,
  leadChangedSchema,
  leadDetailSchema,
  type Lead,
  type LeadEvent,
} from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eachDatabase, type TestCms } from "../support/each-database.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { setUpAgency } from "../support/mail-agency.js";
import { startMailServer, type MailServer } from "../support/mail-server.js";
import { createRole, signInStaff, type Staff } from "../support/strapi-accounts.js";

const uid = "plugin::leads.lead";
const readLeads = { action: "plugin::content-manager.explorer.read", subject: uid };

describe.each(eachDatabase)("the inbox of staff on $name", ({ boot }) => {
  let cms: TestCms;
  let server: MailServer;
  let sam: Staff;
  let bo: Staff;

  beforeAll(async () => {
    server = await startMailServer();
    const from = "Gevel <no-reply@agency.example>";
    cms = await boot({ settings: () => ({ SMTP_URL: server.url, MAIL_FROM: from, MAIL_WORK: "on" }) });
    await setUpAgency(cms);
    sam = await signInStaff(cms, "Sam");
    bo = await signInStaff(cms, "Bo");
  });
  afterAll(async () => {
    await cms.close();
    await server.goDown();
  });

  const send = async (name: string, given: Partial<Lead> = {}) =>
    leadAnswerSchema.parse(await (await sendLead(cms, leadOf(name, given))).json()).id;
  const withData = (data: Partial<Record<string, string>>): Partial<Lead> => ({
    data: { ...leadOf("").data, ...data } as Lead["data"],
  });
  const list = async (query = "", staff = sam) => inboxSchema.parse((await staff.call(`/leads/inbox?${query}`)).json);
  const detail = async (lead: string) => leadDetailSchema.parse((await sam.call(`/leads/inbox/${lead}`)).json);
  const choices = async () => inboxChoicesSchema.parse((await sam.call("/leads/inbox-choices")).json);
  const change = async (staff: Staff, lead: string, what: "state" | "assignee", body: object) =>
    leadChangedSchema.parse((await staff.call(`/leads/inbox/${lead}/${what}`, "PUT", body)).json);
  const eventsOf = async <Kind extends LeadEvent["kind"]>(lead: string, kind: Kind) =>
    (await detail(lead)).events.filter((event): event is Extract<LeadEvent, { kind: Kind }> => event.kind === kind);
  const numberOf = async (name: string) => (await choices()).staff.find((member) => member.name === name)?.id ?? 0;
  const setColumns = (lead: string, data: object) =>
    cms.strapi.db.query(uid).update({ where: { documentId: lead }, data });

  it("FORM-11 shows the newest first, with who, the phone in groups, the message and how far it is", async () => {
    await send("older", withData({ firstName: "Zoë", lastName: "D’Hondt", email: "zoe@visitor.example" }));
    await send("newer");
    const { leads, counts } = await list();
    expect(leads.map(({ name }) => name)).toEqual(["An Peeters", "Zoë D’Hondt"]);
    expect(leads[0]).toMatchObject({
      phone: "0470 12 34 56",
      message: "Is er een tuin?",
      state: "new",
      assignee: null,
      form: "site-contact",
    });
    expect(counts).toEqual({ new: 2, "in-progress": 0, done: 0 });
  });

  it("FORM-11 finds by name, mail and phone, however they are typed", async () => {
    for (const search of ["zoe dhondt", "D'HONDT", "ZOE@visitor.example"])
      expect([search, (await list(`search=${encodeURIComponent(search)}`)).leads.map(({ name }) => name)]).toEqual([
        search,
        ["Zoë D’Hondt"],
      ]);
    expect((await list(`search=${encodeURIComponent("+32 470 12 34 56")}`)).pagination.total).toBe(2);
    for (const search of ["%", "_", "%25"])
      expect((await list(`search=${encodeURIComponent(search)}`)).pagination.total).toBe(search === "%25" ? 0 : 2);
  });

  it("FORM-11 filters by form, office, agent, state and assignee, together", async () => {
    const lead = await send("filtered", { form: "ask-info", listing: { id: 987_654, reference: "REF-9" } });
    // The listing is not there: the first look leaves its words empty, so that nobody asks again.
    expect((await list("form=ask-info")).leads).toMatchObject([{ id: lead, home: "", reference: "REF-9", office: "" }]);
    await setColumns(lead, { office: "Gent", agent: "Bo Maes" });
    expect((await list("office=Gent&agent=Bo+Maes&state=new&assignee=nobody")).leads.map(({ id }) => id)).toEqual([
      lead,
    ]);
    expect((await list("office=Gent&state=done")).leads).toEqual([]);
    expect((await list("office=Gent&state=done")).counts.new).toBe(1);
    expect(await choices()).toMatchObject({ offices: ["Gent"], agents: ["Bo Maes"] });
    for (const wrong of ["state=lost", "page=0", "assignee=x"])
      expect((await sam.call(`/leads/inbox?${wrong}`)).status).toBe(400);
  });

  it("FORM-11 two who change a state at once: one does, the other is told what stands", async () => {
    const lead = await send("two editors");
    const both = await Promise.all([
      change(sam, lead, "state", { was: "new", to: "in-progress" }),
      change(bo, lead, "state", { was: "new", to: "done" }),
    ]);
    expect(both.filter(({ changed }) => changed)).toHaveLength(1);
    const [won] = both.filter(({ changed }) => changed);
    expect((await detail(lead)).lead.state).toBe(won?.lead.state);
    expect(await eventsOf(lead, "state")).toMatchObject([{ from: "new", to: won?.lead.state }]);
  });

  it("FORM-11 who has a lead is not taken from them unseen, and each change stands with its name", async () => {
    const lead = await send("assigned");
    const [samId, boId] = [await numberOf("Sam Peeters"), await numberOf("Bo Peeters")];
    expect(await change(sam, lead, "assignee", { was: null, to: boId })).toMatchObject({
      changed: true,
      lead: { assignee: { name: "Bo Peeters" } },
    });
    expect(await change(sam, lead, "assignee", { was: null, to: samId })).toMatchObject({
      changed: false,
      lead: { assignee: { name: "Bo Peeters" } },
    });
    expect((await list("assignee=me", bo)).leads.map(({ id }) => id)).toEqual([lead]);
    expect((await list("assignee=me", sam)).leads).toEqual([]);
    expect(await eventsOf(lead, "assignee")).toMatchObject([{ by: "Sam Peeters", from: "", to: "Bo Peeters" }]);
    expect((await sam.call(`/leads/inbox/${lead}/assignee`, "PUT", { was: boId, to: 999_999 })).status).toBe(400);
  });

  it("FORM-11 a lead of somebody who left can be given to another", async () => {
    const lead = await send("of who left");
    await setColumns(lead, { assigneeId: 888_888 });
    expect((await detail(lead)).lead.assignee).toBeNull();
    const to = await numberOf("Sam Peeters");
    expect(await change(sam, lead, "assignee", { was: null, to })).toMatchObject({ changed: true });
  });

  it("FORM-11 of thirty notes at once, by two, each is kept; one sent twice is kept once", async () => {
    const lead = await send("notes");
    const notes = Array.from({ length: 30 }, (_, index) => ({ key: randomUUID(), text: `Note ${index}` }));
    const path = `/leads/inbox/${lead}/notes`;
    const answers = await Promise.all(notes.map((note, index) => (index % 2 ? sam : bo).call(path, "POST", note)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([sam.call(path, "POST", notes[0]), sam.call(path, "POST", notes[0])]);
    const kept = await eventsOf(lead, "note");
    expect(kept.map(({ text }) => text).toSorted()).toEqual(notes.map(({ text }) => text).toSorted());
    expect(new Set(kept.map(({ by }) => by))).toEqual(new Set(["Sam Peeters", "Bo Peeters"]));
    expect((await sam.call(path, "POST", { key: randomUUID(), text: " " })).status).toBe(400);
    expect((await sam.call("/leads/inbox/nothing/notes", "POST", notes[1])).status).toBe(404);
  });

  it("FORM-11 is answered by mail, once, from the agency, and the answer stands with what became of it", async () => {
    const lead = await send("answered", withData({ email: "answered@visitor.example" }));
    const { draft } = await detail(lead);
    expect(draft).toMatchObject({
      to: "answered@visitor.example",
      replyTo: '"Gevel Vastgoed" <balie@agency.example>',
      text: expect.stringMatching(/^Dag An,\n\n\n/) as string,
    });
    const answer = {
      key: randomUUID(),
      subject: "Re: uw vraag\r\nBcc: evil@example.org",
      text: "Dag An,\n\nJa.\nGroot!",
    };
    const path = `/leads/inbox/${lead}/answers`;
    await Promise.all([sam.call(path, "POST", answer), sam.call(path, "POST", answer), bo.call(path, "POST", answer)]);
    const received = () => server.received.filter(({ mail }) => mail.subject?.startsWith("Re: uw vraag"));
    await expect.poll(async () => received().length).toBe(1);
    await expect
      .poll(async () => (await eventsOf(lead, "mail")).filter(({ answer: said }) => said).map(({ mail }) => mail.state))
      .toEqual(["sent"]);
    const [mail] = received();
    expect(mail?.to).toEqual(["answered@visitor.example"]);
    expect(mail?.mail.replyTo?.[0]?.address).toBe("balie@agency.example");
    expect(mail?.mail.text).toMatch(/Ja\.\r?\nGroot!/);
    expect(mail?.mail.text).toContain("> Is er een tuin?");
    // It is a person who writes: absence notes may answer.
    expect(mail?.raw).not.toMatch(/^Auto-Submitted:/im);
    expect(mail?.raw).not.toMatch(/^Bcc:/im);
    const second = { ...answer, key: randomUUID(), text: "Nog iets." };
    expect((await sam.call(path, "POST", second)).status).toBe(200);
    await expect.poll(async () => received().length).toBe(2);
  });

  it("FORM-11 shows the other leads of a person whose address differs in case", async () => {
    const first = await send("same person 1", withData({ email: "Case@Visitor.example" }));
    const second = await send("same person 2", withData({ email: "case@visitor.example" }));
    expect((await detail(first)).others.leads.map(({ id }) => id)).toEqual([second]);
    expect((await detail(second)).others.leads.map(({ id }) => id)).toEqual([first]);
  });

  it("FORM-11 shows a lead of a form that there is no more, and one of an earlier version", async () => {
    const lead = await send("of an old form");
    const { connection } = cms.strapi.db;
    await connection("leads")
      .where({ document_id: lead })
      .update({ form: "old-form", home_title: null, sent_at: null });
    expect(await detail(lead)).toMatchObject({ lead: { form: "old-form" } });
    expect((await detail(lead)).facts).toContainEqual({ label: "phone", value: "0470123456", href: "" });
    expect((await list("form=old-form")).leads.map(({ id }) => id)).toEqual([lead]);
    expect((await choices()).forms).toContain("old-form");
  });

  it("FORM-11 a state that is changed in the content manager stands in the history too", async () => {
    const lead = await send("content manager");
    const saved = await bo.call(`/content-manager/collection-types/${uid}/${lead}`, "PUT", { state: "done" });
    expect(saved.status).toBe(200);
    expect(await eventsOf(lead, "state")).toMatchObject([{ by: "Bo Peeters", from: "new", to: "done" }]);
  });

  describe("who may", () => {
    let agent: Staff;
    let marketing: Staff;

    beforeAll(async () => {
      await createRole(cms, "agent", [readLeads]);
      agent = await signInStaff(cms, "Cas", "agent");
      marketing = await signInStaff(cms, "Mia", "gevel-marketing");
    });

    const asks = async (staff: Staff, lead: string) => {
      const note = { key: randomUUID(), text: "x" };
      const person = { address: "nobody@visitor.example" };
      const statuses = {
        list: (await staff.call("/leads/inbox")).status,
        detail: (await staff.call(`/leads/inbox/${lead}`)).status,
        note: (await staff.call(`/leads/inbox/${lead}/notes`, "POST", note)).status,
        state: (await staff.call(`/leads/inbox/${lead}/state`, "PUT", { was: "new", to: "new" })).status,
        export: (await staff.open("/leads/inbox-export")).status,
        person: (await staff.call("/leads/persons/search", "POST", person)).status,
        erase: (await staff.call("/leads/persons/erase", "POST", { ...person, typed: person.address, seen: {} }))
          .status,
        retention: (await staff.call("/leads/retention")).status,
      };
      return statuses;
    };

    it("CMS-8 FORM-11 an agent who may read leads reads them, and no more", async () => {
      expect(await asks(agent, await send("read only"))).toEqual({
        ...{ list: 200, detail: 200, retention: 200 },
        ...{ note: 403, state: 403, export: 403, person: 403, erase: 403 },
      });
    });

    it("CMS-8 FORM-12 marketing works on leads, and takes none out of the house", async () => {
      expect(await asks(marketing, await send("for marketing"))).toEqual({
        ...{ list: 200, detail: 200, retention: 200, note: 200, state: 200 },
        ...{ export: 403, person: 403, erase: 403 },
      });
    });

    it("Q-3 nobody else asks anything", async () => {
      const anonymous: Staff = {
        call: async (path, method = "GET", body) => {
          const response = await fetch(cms.url + path, {
            method,
            headers: { "content-type": "application/json" },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
          return { status: response.status, json: null };
        },
        open: (path) => fetch(cms.url + path),
      };
      expect(new Set(Object.values(await asks(anonymous, await send("for nobody"))))).toEqual(new Set([401]));
    });
  });
});
