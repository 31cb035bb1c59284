import { expect, it } from "vitest";
import { renewal, retentionMonths, retentionOf } from "./retention.js";
import { consentDays } from "../site/consent-purposes.js";

it("FORM-12 equals the periods in the privacy statement", () => {
  expect(retentionMonths).toEqual({ questions: 12, visits: 12, valuations: 24, applications: 12 });
  expect(consentDays).toBe(180);
  expect(renewal).toEqual({ years: 2, answerDays: 30 });
});

it("FORM-12 has a period for each form, and for unknown ones", () => {
  expect(retentionOf("site-contact")).toBe("questions");
  expect(retentionOf("contact-appointment")).toBe("visits");
  expect(retentionOf("contact-demand-small")).toBe("valuations");
  expect(retentionOf("job-contact")).toBe("applications");
  expect(retentionOf("newsletter")).toBeNull();
  expect(retentionOf("of-long-ago")).toBe("questions");
});
