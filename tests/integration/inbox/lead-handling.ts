import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { withData, type InboxApp } from "../../support/inbox-app.js";

/** What staff do with a lead, also two of them at once. */
export function leadHandlingTests(app: InboxApp): void {
  const { send, list, detail, change, eventsOf, numberOf, setColumns } = app;

  it("FORM-11 two who change a state at once: one succeeds, the other sees the current state", async () => {
    const lead = await send("two editors");
    const both = await Promise.all([
      change(app.sam, lead, "state", { was: "new", to: "in-progress" }),
      change(app.bo, lead, "state", { was: "new", to: "done" }),
    ]);
    expect(both.filter(({ changed }) => changed)).toHaveLength(1);
    const [won] = both.filter(({ changed }) => changed);
    expect((await detail(lead)).lead.state).toBe(won?.lead.state);
    expect(await eventsOf(lead, "state")).toMatchObject([{ from: "new", to: won?.lead.state }]);
  });

  it("FORM-11 a lead is never reassigned unnoticed, and each change is recorded with its author", async () => {
    const lead = await send("assigned");
    const [samId, boId] = [await numberOf("Sam Peeters"), await numberOf("Bo Peeters")];
    expect(await change(app.sam, lead, "assignee", { was: null, to: boId })).toMatchObject({
      changed: true,
      lead: { assignee: { name: "Bo Peeters" } },
    });
    expect(await change(app.sam, lead, "assignee", { was: null, to: samId })).toMatchObject({
      changed: false,
      lead: { assignee: { name: "Bo Peeters" } },
    });
    expect((await list("assignee=me", app.bo)).leads.map(({ id }) => id)).toEqual([lead]);
    expect((await list("assignee=me", app.sam)).leads).toEqual([]);
    expect(await eventsOf(lead, "assignee")).toMatchObject([{ by: "Sam Peeters", from: "", to: "Bo Peeters" }]);
    expect((await app.sam.call(`/leads/inbox/${lead}/assignee`, "PUT", { was: boId, to: 999_999 })).status).toBe(400);
  });

  it("FORM-11 a lead of somebody who left can be reassigned", async () => {
    const lead = await send("of who left");
    await setColumns(lead, { assigneeId: 888_888 });
    expect((await detail(lead)).lead.assignee).toBeNull();
    const to = await numberOf("Sam Peeters");
    expect(await change(app.sam, lead, "assignee", { was: null, to })).toMatchObject({ changed: true });
  });

  it("FORM-11 of thirty concurrent notes by two editors each is stored; one sent twice is stored once", async () => {
    const lead = await send("notes");
    const notes = Array.from({ length: 30 }, (_, index) => ({ key: randomUUID(), text: `Note ${index}` }));
    const path = `/leads/inbox/${lead}/notes`;
    const answers = await Promise.all(
      notes.map((note, index) => (index % 2 ? app.sam : app.bo).call(path, "POST", note)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([app.sam.call(path, "POST", notes[0]), app.sam.call(path, "POST", notes[0])]);
    const stored = await eventsOf(lead, "note");
    expect(stored.map(({ text }) => text).toSorted()).toEqual(notes.map(({ text }) => text).toSorted());
    expect(new Set(stored.map(({ by }) => by))).toEqual(new Set(["Sam Peeters", "Bo Peeters"]));
    expect((await app.sam.call(path, "POST", { key: randomUUID(), text: " " })).status).toBe(400);
    expect((await app.sam.call("/leads/inbox/nothing/notes", "POST", notes[1])).status).toBe(404);
  });

  it("FORM-11 is answered by mail, once, from the agency, and the answer shows with its delivery state", async () => {
    const lead = await send("answered", withData({ email: "answered@visitor.example" }));
    const { draft, mailsAsFiles } = await detail(lead);
    expect(mailsAsFiles).toBe(false);
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
    await Promise.all([
      app.sam.call(path, "POST", answer),
      app.sam.call(path, "POST", answer),
      app.bo.call(path, "POST", answer),
    ]);
    const received = () => app.received.filter(({ mail }) => mail.subject?.startsWith("Re: uw vraag"));
    await expect.poll(async () => received().length).toBe(1);
    await expect
      .poll(async () =>
        (await eventsOf(lead, "mail")).filter(({ answer: output }) => output).map(({ mail }) => mail.state),
      )
      .toEqual(["sent"]);
    const [mail] = received();
    expect(mail?.to).toEqual(["answered@visitor.example"]);
    expect(mail?.mail.replyTo?.[0]?.address).toBe("balie@agency.example");
    expect(mail?.mail.text).toMatch(/Ja\.\r?\nGroot!/);
    expect(mail?.mail.text).toContain("> Is er een tuin?");
    // Sent by a person: absence notes may answer.
    expect(mail?.raw).not.toMatch(/^Auto-Submitted:/im);
    expect(mail?.raw).not.toMatch(/^Bcc:/im);
    const second = { ...answer, key: randomUUID(), text: "Nog iets." };
    expect((await app.sam.call(path, "POST", second)).status).toBe(200);
    await expect.poll(async () => received().length).toBe(2);
  });

  it("FORM-11 whoever answers a lead has it, unless a colleague does, and what was settled stays so", async () => {
    const answered = async (lead: string, by: InboxApp["sam"]) => {
      const body = { key: randomUUID(), subject: "Re: uw vraag", text: "Ja, er is een tuin." };
      expect((await by.call(`/leads/inbox/${lead}/answers`, "POST", body)).status).toBe(200);
      const { state, assignee } = (await detail(lead)).lead;
      return { state, assignee: assignee?.name ?? null };
    };
    const lead = await send("taken", withData({ email: "taken@visitor.example" }));
    expect(await answered(lead, app.sam)).toEqual({ state: "in-progress", assignee: "Sam Peeters" });
    expect(await eventsOf(lead, "state")).toMatchObject([{ by: "Sam Peeters", from: "new", to: "in-progress" }]);
    expect(await eventsOf(lead, "assignee")).toMatchObject([{ by: "Sam Peeters", from: "", to: "Sam Peeters" }]);
    expect(await answered(lead, app.bo)).toEqual({ state: "in-progress", assignee: "Sam Peeters" });
    await change(app.bo, lead, "state", { was: "in-progress", to: "done" });
    expect(await answered(lead, app.sam)).toEqual({ state: "done", assignee: "Sam Peeters" });

    const ofWhoLeft = await send("taken from who left", withData({ email: "left@visitor.example" }));
    await setColumns(ofWhoLeft, { assigneeId: 888_888 });
    expect(await answered(ofWhoLeft, app.bo)).toEqual({ state: "in-progress", assignee: "Bo Peeters" });
  });

  it("FORM-11 a state changed in the content manager is in the history too", async () => {
    const lead = await send("content manager");
    const saved = await app.bo.call(`/content-manager/collection-types/plugin::leads.lead/${lead}`, "PUT", {
      state: "done",
    });
    expect(saved.status).toBe(200);
    expect(await eventsOf(lead, "state")).toMatchObject([{ by: "Bo Peeters", from: "new", to: "done" }]);
  });
}
