import { forms } from "@gevel/config";
import { afterEach, describe, expect, it, vi } from "vitest";
import { solvedCaptcha } from "./captcha/solved-captcha.fixture";
import { handleFormPost, type OwnForm } from "./handle-form-post.server";
import { app, right } from "./post.fixture";

afterEach(() => void vi.useRealTimers());

describe("a posted form", () => {
  it("FORM-4 is stored, and the visitor redirected by 303", async () => {
    const { stored, post } = app();
    expect(await post(right)).toMatchObject({ status: 303 });
    expect(stored).toMatchObject([
      { form: "newsletter", language: "nl", page: "/nl/contact/", data: { email: "an@example.org" } },
    ]);
  });

  it("FORM-5 has one key for repeated posts, and another one for other texts", async () => {
    const { stored, post } = app();
    for (const fields of [right, right, { ...right, firstName: "Bo" }]) await post(fields);
    const [first, again, other] = stored.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("FORM-5 with the same text on another Belgian day is another submission", async () => {
    const { stored, post } = app();
    vi.useFakeTimers({ toFake: ["Date"] });
    for (const slot of ["2026-06-01T22:00:00Z", "2026-06-02T21:59:59Z", "2026-06-02T22:00:00Z"]) {
      vi.setSystemTime(Date.parse(slot));
      await post(right);
    }
    const [first, sameDay, nextDay] = stored.map(({ key }) => key);
    expect([sameDay === first, nextDay === first]).toEqual([true, false]);
  });

  it("FORM-5 with the same question about another project is another submission", async () => {
    const { stored, post } = app();
    const question = {
      firstName: "An",
      lastName: "Claes",
      email: "an@example.org",
      phone: "0470 12 34 56",
      remark: "?",
    };
    const askAbout = (project: number) =>
      post(
        { form: "contact-construction", contactId: `project-${project}`, ...question },
        undefined,
        `/nl/projecten/antwerpen/x/${project}/`,
      );
    for (const project of [1, 1, 2]) expect(await askAbout(project)).toMatchObject({ status: 303 });
    const [first, again, other] = stored.map(({ key }) => key);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it("FORM-2 returns with its errors and all typed text", async () => {
    const { stored, post } = app();
    expect(await post({ ...right, email: "an@" })).toMatchObject({
      init: { status: 422 },
      data: {
        contactId: "c1",
        failure: "fields",
        problems: { email: "email" },
        values: { firstName: ["An"], email: ["an@"] },
      },
    });
    expect(stored).toEqual([]);
  });

  it("ERR-2 reports a failed write, and loses nothing", async () => {
    expect(await app({ away: true }).post(right)).toMatchObject({
      init: { status: 503 },
      data: {
        failure: "MAIL_NOT_SENT",
        problems: {},
        values: { email: ["an@example.org"] },
        captcha: { kind: "passed" },
        office: { phone: "03 000 00 10", email: "info@agency.example" },
      },
    });
  });

  it("stores nothing from a bot that fills in the hidden field", async () => {
    const { stored, post } = app();
    expect(await post({ ...right, website: "https://spam.example" })).toMatchObject({ status: 303 });
    expect(stored).toEqual([]);
  });

  it("FORM-2 ignores a file in a field without files", async () => {
    const { stored, context } = app();
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...right, ...solvedCaptcha() })) body.set(name, value);
    body.set("firstName", new File(["x".repeat(1000)], "virus.exe"));
    body.set("email", new File(["an@example.org"], "email.txt"));
    const request = new Request("https://site.example/nl/contact", { method: "POST", body });
    expect(await handleFormPost(request, context, { language: "nl", shows: () => true })).toMatchObject({
      init: { status: 422 },
      data: { problems: { email: "required" }, values: { firstName: [], email: [] } },
    });
    expect(stored).toEqual([]);
  });

  it("FORM-2 returns whole where the page no longer has it, and is accepted once valid", async () => {
    const { stored, post } = app();
    const gone = () => false;
    expect(await post({ ...right, email: "an@" }, undefined, undefined, gone)).toMatchObject({
      data: {
        contactId: "returned",
        values: { firstName: ["An"], email: ["an@"] },
        office: { phone: "03 000 00 10", email: "info@agency.example" },
        returned: { form: "newsletter", choices: {} },
      },
    });
    expect(await post({ ...right, contactId: "returned" }, undefined, undefined, gone)).toMatchObject({ status: 303 });
    expect(stored).toHaveLength(1);
    expect(await post({ ...right, email: "an@" })).toMatchObject({ data: { contactId: "c1", returned: null } });
  });

  it("FORM-3 returns with its options", async () => {
    const { post } = app();
    const answer = await post({ form: "demand-register", contactId: "w1" }, undefined, undefined, () => false);
    const choices = "data" in answer ? answer.data.returned?.choices["zones"] : [];
    expect(choices?.map(({ value }) => value)).toContain("region:flanders");
  });

  it("rejects a post of an unknown form", async () => {
    await expect(app().post({ form: "nothing", contactId: "c1" })).rejects.toThrow("not from a form of the site");
    await expect(app().post({})).rejects.toThrow("not from a form of the site");
  });
});

describe("a form of a listing", () => {
  const listing = { id: 7, reference: "REF-7" };
  const person = { firstName: "An", lastName: "Claes", email: "an@example.org" };
  const own = (form: OwnForm["form"], names: string[] = []): OwnForm => ({
    form,
    listing,
    choices: { documents: names.map((name) => ({ value: name, label: name })) },
  });

  it("FORM-4 stores its listing from the page and not from the request", async () => {
    const { stored, post } = app();
    const submission = { form: "ask-info", contactId: "ask-info", ...person, remark: "Is er een tuin?", listing: "99" };
    expect(await post(submission, own("ask-info"))).toMatchObject({ status: 303 });
    expect(stored).toMatchObject([{ form: "ask-info", listing, data: { remark: "Is er een tuin?" } }]);
    expect(stored[0]?.data).not.toHaveProperty("listing");
  });

  it("FORM-5 about another listing is another submission", async () => {
    const { stored, post } = app();
    const submission = { form: "ask-info", contactId: "ask-info", ...person, remark: "Is er een tuin?" };
    await post(submission, own("ask-info"));
    await post(submission, { ...own("ask-info"), listing: { id: 8, reference: "REF-8" } });
    expect(stored[0]?.key).not.toBe(stored[1]?.key);
  });

  it("FORM-2 rejects a viewing on a past day, as Belgium counts days", async () => {
    const { stored, post } = app();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-01T22:30:00Z") });
    const appointment = { form: "contact-appointment", contactId: "visit", ...person };
    expect(await post({ ...appointment, startDate: "2026-06-01" }, own("contact-appointment"))).toMatchObject({
      init: { status: 422 },
      data: { failure: "fields", problems: { startDate: "past" }, values: { startDate: ["2026-06-01"] } },
    });
    expect(stored).toEqual([]);
    expect(await post({ ...appointment, startDate: "2026-06-02" }, own("contact-appointment"))).toMatchObject({
      status: 303,
    });
  });

  it("FORM-8 reports documents already requested, whatever else was typed, and keeps the text", async () => {
    const { post } = app();
    const names = ["EPC", "Stedenbouwkundig uittreksel"];
    const submission = { form: "document-request", contactId: "document-request", documents: "EPC", ...person };
    expect(await post(submission, own("document-request", names))).toMatchObject({ status: 303 });
    expect(
      await post({ ...submission, firstName: "Anna", email: "AN@example.org" }, own("document-request", names)),
    ).toMatchObject({
      init: { status: 409 },
      data: {
        failure: "DOCUMENTS_ALREADY_REQUESTED",
        problems: {},
        values: { firstName: ["Anna"], documents: ["EPC"] },
      },
    });
    expect(
      await post({ ...submission, documents: "Stedenbouwkundig uittreksel" }, own("document-request", names)),
    ).toMatchObject({ status: 303 });
  });

  it("FORM-8 requests documents once, on any day", async () => {
    const { post } = app();
    const submission = { form: "document-request", contactId: "document-request", documents: "EPC", ...person };
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-01T12:00:00Z") });
    expect(await post(submission, own("document-request", ["EPC"]))).toMatchObject({ status: 303 });
    vi.setSystemTime(Date.parse("2026-06-05T12:00:00Z"));
    expect(await post(submission, own("document-request", ["EPC"]))).toMatchObject({ init: { status: 409 } });
  });

  it("FORM-8 sends no document that the listing's page does not offer", async () => {
    const { stored, post } = app();
    const submission = { form: "document-request", contactId: "document-request", documents: "Nota van de makelaar" };
    expect(await post({ ...submission, ...person }, own("document-request", ["EPC"]))).toMatchObject({
      init: { status: 422 },
      data: { problems: { documents: "unknownChoice" } },
    });
    expect(stored).toEqual([]);
  });

  it("FORM-1 limits mails to friends per visitor and hour, with a message", async () => {
    const { stored, post } = app({ visitorGroup: "192.0.2.77" });
    const mailsAnHour = forms["send-to-friend"].atMost?.find(({ field }) => field === "email")?.times ?? 0;
    expect(mailsAnHour).toBe(5);
    const to = (friendEmail: string) =>
      post({ form: "send-to-friend", contactId: "send-to-friend", friendEmail, ...person }, own("send-to-friend"));
    for (let at = 0; at < mailsAnHour; at++)
      expect(await to(`friend-${at}@example.org`)).toMatchObject({ status: 303 });
    expect(await to("one-more@example.org")).toMatchObject({
      init: { status: 429 },
      data: {
        failure: "TOO_MANY_REQUESTS",
        values: { friendEmail: ["one-more@example.org"] },
        captcha: { kind: "passed" },
        wait: 3600,
      },
    });
    expect(stored).toHaveLength(mailsAnHour);
  });

  it("rejects a form that belongs to another page", async () => {
    const submission = { form: "ask-info", contactId: "ask-info", ...person, remark: "x" };
    await expect(app().post(submission)).rejects.toThrow("the page has no form");
    await expect(app().post(submission, own("send-to-friend"))).rejects.toThrow("the page has no form");
    await expect(app().post(right, own("ask-info"))).rejects.toThrow("the page has no form");
  });
});
