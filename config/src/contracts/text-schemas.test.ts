import { describe, expect, it } from "vitest";
import { mailTextsSchema } from "./mails.js";
import { personRequestSchema } from "./personal-data.js";
import { overrideReasonInputSchema } from "./publish-checks.js";
import { subscriptionSearchSchema } from "./staff-subscriptions.js";
import { lineSchema, longTextSchema } from "./text-schemas.js";
import { newStaffCalendarSchema } from "./appointments.js";

const pasted = " \u202ePeeters\u0000 \u200ben\r\n zonen ";

describe("Q-3 text typed by staff", () => {
  it("is stored as it is read, a line on one line", () => {
    expect(lineSchema.parse(pasted)).toBe("Peeters en  zonen");
    expect(longTextSchema.parse(pasted)).toBe("Peeters en\n zonen");
    expect(longTextSchema.min(1).safeParse(" \u200b\n").success).toBe(false);
  });

  it.each([
    ["the texts of a mail", mailTextsSchema, { subject: pasted, greeting: pasted, signature: pasted }],
    ["the reason to publish a listing", overrideReasonInputSchema, { reason: pasted }],
    ["a calendar's name", newStaffCalendarSchema, { name: pasted, agentEmail: pasted }],
    ["a searched address", personRequestSchema, { address: pasted }],
    ["a search among the subscriptions", subscriptionSearchSchema, { search: pasted }],
  ])("loses invisible characters in %s", (_, schema, given) => {
    const stored = Object.entries(schema.parse(given)).filter(([key]) => key in given);
    expect(stored).toHaveLength(Object.keys(given).length);
    for (const [key, value] of stored)
      expect([lineSchema.parse(pasted), longTextSchema.parse(pasted)], key).toContain(value);
  });
});
