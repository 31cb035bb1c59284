import { describe, expect, it } from "vitest";
import { contactForms } from "../../api/contact-form/first-content/contact-forms";
import { pages } from "../../api/page/first-content/pages";
import { upgradeItems } from "./add-upgrade-content";

/** The keys in the demo content of c5e625c; nothing is added to these lists. */
const earliest = {
  page: [
    ...[
      "home",
      "for-sale",
      "for-rent",
      "projects",
      "realisations",
      "contact-demand",
      "valuation",
      "letting",
      "about",
      "reviews",
    ],
    ...["contact", "vacancy", "demand-register", "login", "unsubscribe", "privacy", "cookie-policy", "disclaimer"],
    ...[
      "contact-me",
      "contact-appointment",
      "contact-construction",
      "contact-demand",
      "demand-register",
      "send-to-friend",
    ].map((form) => `feedback-${form}`),
    ...[
      "document-request",
      "unsubscribe",
      "sign-newsletter",
      "site-contact",
      "testing-testing",
      "contact-demand-small",
    ].map((form) => `feedback-${form}`),
    ...["feedback-contact-demand-small-verkopen", "feedback-contact-demand-small-verhuren"],
  ],
  contact: [
    ...["site-contact", "contact-me", "contact-demand", "contact-demand-small", "demand-register", "job-contact"],
    ...["newsletter", "unsubscribe"],
  ],
};

describe.each([
  { kind: "page", entries: pages },
  { kind: "contact", entries: contactForms },
] as const)("the first content's entries of kind $kind", ({ kind, entries }) => {
  it("CMS-7 reach existing databases, each by its own upgrade", () => {
    const later = upgradeItems.filter((item) => item.kind === kind).map(({ key }) => key);
    expect([...earliest[kind], ...later].sort()).toEqual(entries.map(({ key }) => key).sort());
  });
});
