import { describe, expect, it } from "vitest";
import { inboxFilterSchema, newReplySchema, newNoteSchema } from "./inbox.js";

const key = "7b0e9a3e-3f0b-4d3c-9a75-0a4d3e1f2b6c";

describe("FORM-11 what staff write to a lead is stored as it is read", () => {
  it("without invisible characters", () => {
    expect(newNoteSchema.parse({ key, text: "\ufeffTerug\u0000bellen\r\n\u202emorgen\u202c " }).text).toBe(
      "Terugbellen\nmorgen",
    );
    expect(
      newReplySchema.parse({
        key,
        subject: "Re: uw vraag\r\nBcc: x\u200b",
        text: "Dag An,\r\n\r\nJa\u2028graag\ud800.",
      }),
    ).toMatchObject({ subject: "Re: uw vraag Bcc: x", text: "Dag An,\n\nJa\ngraag." });
  });

  it("with intended characters", () => {
    const text = "Dag\u00a0An,\n\n\t- groot 👩‍👩‍👧\n\t- ge\u00adwoon";
    expect(newNoteSchema.parse({ key, text }).text).toBe(text);
  });

  it.each(["\u200b", "\u0000", " \ufeff\u202e "])("but %j is neither a note nor a subject", (text) => {
    expect(newNoteSchema.safeParse({ key, text }).success).toBe(false);
    expect(newReplySchema.safeParse({ key, subject: text, text: "Ja" }).success).toBe(false);
  });

  it("and a search has no NUL character", () => {
    expect(
      inboxFilterSchema.parse({ form: "contact\u0000", office: "a\u0000", agent: "b\u0000", search: "An\u0000\n" }),
    ).toEqual({
      form: "contact",
      office: "a",
      agent: "b",
      search: "An",
    });
  });
});
