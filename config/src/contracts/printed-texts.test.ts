import { describe, expect, it } from "vitest";
import { mailTextsSchema } from "./mails.js";
import { personQuestionSchema } from "./persons.js";
import { gateReasonInputSchema } from "./publish-gate.js";
import { subscriptionSearchSchema } from "./staff-subscriptions.js";
import { lineSchema, longTextSchema } from "./printed-texts.js";
import { newVisitCalendarSchema } from "./visits.js";

const pasted = " \u202ePeeters\u0000 \u200ben\r\n zonen ";

describe("Q-3 what staff type", () => {
  it("is kept as it is read, a line on one line", () => {
    expect(lineSchema.parse(pasted)).toBe("Peeters en  zonen");
    expect(longTextSchema.parse(pasted)).toBe("Peeters en\n zonen");
    expect(longTextSchema.min(1).safeParse(" \u200b\n").success).toBe(false);
  });

  it.each([
    ["the words of a mail", mailTextsSchema, { subject: pasted, greeting: pasted, signature: pasted }],
    ["why a home goes on the site", gateReasonInputSchema, { reason: pasted }],
    ["a calendar's name", newVisitCalendarSchema, { name: pasted, agentEmail: pasted }],
    ["an address that is looked for", personQuestionSchema, { address: pasted }],
    ["a search among who is mailed", subscriptionSearchSchema, { search: pasted }],
  ])("holds nothing unseen in %s", (_, schema, given) => {
    const kept = Object.entries(schema.parse(given)).filter(([key]) => key in given);
    expect(kept).toHaveLength(Object.keys(given).length);
    for (const [key, value] of kept)
      expect([lineSchema.parse(pasted), longTextSchema.parse(pasted)], key).toContain(value);
  });
});
