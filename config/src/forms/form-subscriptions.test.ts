import { describe, expect, it } from "vitest";
import {
  formFromSavedSearch,
  interestsFromSavedSearch,
  mailKindsOfLead,
  previewsOfForm,
  subscriptionsOfForm,
  savedSearchFromForm,
  savedSearchFromInterests,
} from "./form-subscriptions.js";

const requestedKinds = {
  goal: "rent",
  propertyTypes: ["4", "7"],
  zones: ["province:VAN", "gent|9000"],
  minPrice: "",
  maxPrice: "1.250 €",
  minBedrooms: "2",
  maxBedrooms: "",
  minParkings: "1",
  minSurface: "100",
  epc: "c",
  amenities: ["parking", "garden"],
  email: "an@example.org",
};

describe("FORM-12 the subscriptions of a form", () => {
  it("FORM-12 are none when no box was ticked", () => {
    expect(subscriptionsOfForm("demand-register", { ...requestedKinds, alertsOptIn: "", newsletterOptIn: "" })).toEqual(
      [],
    );
    expect(mailKindsOfLead("demand-register", requestedKinds)).toEqual(["agency", "confirmation"]);
    expect(mailKindsOfLead("contact-member", { email: "" })).toEqual(["agency"]);
    expect(mailKindsOfLead("contact-member", { email: "an@example.org" })).toEqual(["agency", "confirmation"]);
  });

  it("FORM-9 have the search criteria as data", () => {
    expect(
      subscriptionsOfForm("demand-register", { ...requestedKinds, alertsOptIn: "yes", alertsFrequency: "at-once" }),
    ).toEqual([
      {
        kind: "alerts",
        frequency: "at-once",
        wish: {
          goals: [1],
          projects: false,
          types: [4, 7],
          zones: ["province:VAN", "gent|9000"],
          minPrice: null,
          maxPrice: 1250,
          minRooms: { bedrooms: 2, parkings: 1 },
          maxRooms: {},
          minSurface: 100,
          epc: "c",
          amenities: ["garden", "parking"],
        },
      },
    ]);
  });

  it.each([
    ["€ 250.000,00", 250_000],
    ["350.000,-", 350_000],
    ["350.000 EUR", 350_000],
    ["349 999,60 €", 350_000],
  ])("FORM-9 have the budget %s as %d euro", (maxPrice, amount) => {
    expect(savedSearchFromForm({ ...requestedKinds, maxPrice }).maxPrice).toBe(amount);
  });

  it("FORM-9 are daily by default", () => {
    expect(subscriptionsOfForm("demand-register", { ...requestedKinds, alertsOptIn: "yes" })[0]?.frequency).toBe(
      "daily",
    );
  });

  it("FORM-12 have one confirmation mail for all ticked boxes", () => {
    const both = { ...requestedKinds, alertsOptIn: "yes", newsletterOptIn: "yes" };
    expect(subscriptionsOfForm("demand-register", both).map(({ kind }) => kind)).toEqual(["alerts", "newsletter"]);
    expect(mailKindsOfLead("demand-register", both)).toEqual(["agency", "confirmation", "opt-in"]);
  });

  it("FORM-12 have only the confirmation mail when the form has no other purpose", () => {
    const email = "an@example.org";
    expect(mailKindsOfLead("newsletter", { email, newsletterConsent: "yes" })).toEqual(["agency", "opt-in"]);
    expect(mailKindsOfLead("contact-demand", { email, newsletterOptIn: "yes" })).toEqual([
      "agency",
      "confirmation",
      "opt-in",
    ]);
  });

  it.each<[interests: string[], goals: number[], projects: boolean]>([
    [["for-sale", "new-projects"], [0], true],
    [["for-rent", "for-sale"], [0, 1], false],
    [["for-rent"], [1], false],
    [["new-projects"], [], true],
  ])("FORM-12 have the search criteria of %j", (interests, goals, projects) => {
    const [requested] = subscriptionsOfForm("keep-informed", { interests, alertsConsent: "yes" });
    const wish = { goals, projects, types: [], zones: [] };
    expect(requested).toMatchObject({ kind: "keep-informed", frequency: "daily", wish });
  });

  it.each([[["new-projects"]], [["new-projects", "for-sale", "for-rent"]], [["for-rent"]]])(
    "FORM-9 %j is restored from the saved search",
    (interests) => expect(interestsFromSavedSearch(savedSearchFromInterests(interests))).toEqual(interests),
  );

  it("FORM-9 a saved search is restored to the values of the form", () => {
    const wish = savedSearchFromForm(requestedKinds);
    expect(savedSearchFromForm(formFromSavedSearch(wish))).toEqual(wish);
    expect(formFromSavedSearch({ ...wish, goals: [0, 1] })["goal"]).toBe("");
  });
});

it("FORM-11 staff can preview the mails of a form and of its subscriptions", () => {
  expect(previewsOfForm("send-to-friend")).toEqual(["friend"]);
  expect(previewsOfForm("demand-register")).toEqual(["agency", "confirmation", "opt-in", "alert", "renewal"]);
  expect(previewsOfForm("newsletter")).toEqual(["agency", "confirmation", "opt-in", "renewal"]);
  expect(previewsOfForm("unsubscribe")).toEqual(["agency"]);
});
