import { describe, expect, it } from "vitest";
import { communicationItemSchema, onlineMediumItemSchema, visitItemSchema } from "./history-import.js";

const of = { reference: "R-1", property: "A-1", at: "2026-03-02T14:00:00+01:00" };
const appointment = { ...of, state: "done" };
const communication = { ...of, way: "mail", subject: "Verslag" };
const medium = { reference: "R-1", property: "A-1", name: "Immoweb", url: "https://immoweb.example/1" };

describe("OWNER-7 sent history is stored as owners read it", () => {
  it("without invisible characters, a line on one line, a long text with its lines", () => {
    expect(
      visitItemSchema.parse({ ...appointment, visitor: " Jan\r\nPee\u0000ters ", feedback: "Mooi\r\n\u202elicht" }),
    ).toMatchObject({
      visitor: "Jan Peeters",
      feedback: "Mooi\nlicht",
    });
    expect(
      communicationItemSchema.parse({ ...communication, subject: "\ufeffEerste\tweek", text: "a\u0085b" }),
    ).toMatchObject({
      subject: "Eerste week",
      text: "ab",
    });
    expect(onlineMediumItemSchema.parse({ ...medium, name: "Immo\u200bweb" }).name).toBe("Immoweb");
  });

  it("with intended characters", () => {
    const feedback = "Één keer\u00a0👩‍👩‍👧, ge\u00adwoon\n\ttop — € 100 שלום";
    expect(visitItemSchema.parse({ ...appointment, feedback }).feedback).toBe(feedback);
  });

  it.each(["NaN", " undefined ", "null\u200b", "[object Object]"])("with %j as empty", (text) => {
    expect(visitItemSchema.parse({ ...appointment, visitor: text, feedback: text })).toMatchObject({
      visitor: "",
      feedback: "",
    });
    expect(communicationItemSchema.safeParse({ ...communication, subject: text }).error?.issues[0]?.path).toEqual([
      "subject",
    ]);
    expect(onlineMediumItemSchema.safeParse({ ...medium, name: text }).error?.issues[0]?.path).toEqual(["name"]);
  });

  it("with the length limit applied to the stored text", () => {
    const visitor = "x".repeat(255);
    expect(visitItemSchema.parse({ ...appointment, visitor: `${visitor}\u200e` }).visitor).toBe(visitor);
    expect(visitItemSchema.safeParse({ ...appointment, visitor: `${visitor}x` }).success).toBe(false);
  });
});
