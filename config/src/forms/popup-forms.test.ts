import { expect, it } from "vitest";
import { formKeys, isPopupForm } from "./forms.js";

it("CHROME-8 a popup offers the short forms alone, none with listing criteria or about a page", () => {
  const offered = formKeys.filter(isPopupForm);
  expect(offered).toEqual(
    expect.arrayContaining([
      ...["site-contact", "contact-me", "job-contact", "keep-informed", "newsletter", "testimonial", "unsubscribe"],
    ]),
  );
  for (const form of [
    ...(["contact-demand", "contact-demand-small", "contact-construction", "demand-register"] as const),
    ...(["ask-info", "contact-appointment", "document-request", "send-to-friend"] as const),
  ])
    expect(offered).not.toContain(form);
});
