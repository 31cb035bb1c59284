import { expect, it } from "vitest";
import { isPopupForm, formKeys } from "./forms.js";

it("CHROME-8 a popup holds the short forms alone, none that asks what the listings say or that is about a page", () => {
  expect(formKeys.filter(isPopupForm)).toEqual([
    "site-contact",
    "contact-me",
    "job-contact",
    "keep-informed",
    "newsletter",
    "testimonial",
    "unsubscribe",
  ]);
});
