import { expect, it } from "vitest";
import { isPopupForm, formKeys } from "./forms.js";

it("CHROME-8 a popup offers the short forms alone, none with listing criteria or about a page", () => {
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
