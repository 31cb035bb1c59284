import { expect, it } from "vitest";
import { withData, type InboxApp } from "../../support/inbox-app.js";

/** How staff find leads, and what they see of one. */
export function leadSearchTests(app: InboxApp): void {
  const { send, list, detail, choices, setColumns } = app;

  it("FORM-11 shows the newest first, with name, formatted phone, message and state", async () => {
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

  it("FORM-11 finds by name, mail and phone in any notation", async () => {
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
    // The listing does not exist: the first request stores empty values, so that it is not looked up again.
    expect((await list("form=ask-info")).leads).toMatchObject([{ id: lead, home: "", reference: "REF-9", office: "" }]);
    await setColumns(lead, { office: "Gent", agent: "Bo Maes" });
    expect((await list("office=Gent&agent=Bo+Maes&state=new&assignee=nobody")).leads.map(({ id }) => id)).toEqual([
      lead,
    ]);
    expect((await list("office=Gent&state=done")).leads).toEqual([]);
    expect((await list("office=Gent&state=done")).counts.new).toBe(1);
    expect(await choices()).toMatchObject({ offices: ["Gent"], agents: ["Bo Maes"] });
    for (const wrong of ["state=lost", "page=0", "assignee=x"])
      expect((await app.sam.call(`/leads/inbox?${wrong}`)).status).toBe(400);
  });

  it("FORM-11 shows the other leads of a person whose address differs in case", async () => {
    const first = await send("same person 1", withData({ email: "Case@Visitor.example" }));
    const second = await send("same person 2", withData({ email: "case@visitor.example" }));
    expect((await detail(first)).others.leads.map(({ id }) => id)).toEqual([second]);
    expect((await detail(second)).others.leads.map(({ id }) => id)).toEqual([first]);
  });

  it("FORM-11 shows a lead of a deleted form, and one of an earlier version", async () => {
    const lead = await send("of an old form");
    const { connection } = app.cms.strapi.db;
    await connection("leads")
      .where({ document_id: lead })
      .update({ form: "old-form", home_title: null, sent_at: null });
    expect(await detail(lead)).toMatchObject({ lead: { form: "old-form" } });
    expect((await detail(lead)).facts).toContainEqual({ label: "phone", value: "0470123456", href: "" });
    expect((await list("form=old-form")).leads.map(({ id }) => id)).toEqual([lead]);
    expect((await choices()).forms).toContain("old-form");
  });
}
