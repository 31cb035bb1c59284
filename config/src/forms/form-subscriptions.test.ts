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
  email: "an@example.org",
};

describe("FORM-12 what a form asks to be mailed of", () => {
  it("FORM-12 is nothing where no box was ticked", () => {
    expect(subscriptionsOfForm("demand-register", { ...requestedKinds, alertsOptIn: "", newsletterOptIn: "" })).toEqual(
      [],
    );
    expect(mailKindsOfLead("demand-register", requestedKinds)).toEqual(["agency", "confirmation"]);
  });

  it("FORM-9 keeps what is looked for as data", () => {
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
        },
      },
    ]);
  });

  it.each([
    ["€ 250.000,00", 250_000],
    ["350.000,-", 350_000],
    ["350.000 EUR", 350_000],
    ["349 999,60 €", 350_000],
  ])("FORM-9 keeps the budget %s as %d euro", (maxPrice, amount) => {
    expect(savedSearchFromForm({ ...requestedKinds, maxPrice }).maxPrice).toBe(amount);
  });

  it("FORM-9 once a day where nobody said how often", () => {
    expect(subscriptionsOfForm("demand-register", { ...requestedKinds, alertsOptIn: "yes" })[0]?.frequency).toBe(
      "daily",
    );
  });

  it("FORM-12 one mail asks to confirm whatever was ticked together", () => {
    const both = { ...requestedKinds, alertsOptIn: "yes", newsletterOptIn: "yes" };
    expect(subscriptionsOfForm("demand-register", both).map(({ kind }) => kind)).toEqual(["alerts", "newsletter"]);
    expect(mailKindsOfLead("demand-register", both)).toEqual(["agency", "confirmation", "opt-in"]);
  });

  it("FORM-12 who asks for mails alone is answered by the link alone", () => {
    expect(mailKindsOfLead("newsletter", { newsletterConsent: "yes" })).toEqual(["agency", "opt-in"]);
    expect(mailKindsOfLead("contact-demand", { newsletterOptIn: "yes" })).toEqual(["agency", "confirmation", "opt-in"]);
  });

  it.each<[interests: string[], goals: number[], projects: boolean]>([
    [["for-sale", "new-projects"], [0], true],
    [["for-rent", "for-sale"], [0, 1], false],
    [["for-rent"], [1], false],
    [["new-projects"], [], true],
  ])("FORM-12 keeps informed of %j", (interests, goals, projects) => {
    const [requested] = subscriptionsOfForm("keep-informed", { interests, alertsConsent: "yes" });
    const wish = { goals, projects, types: [], zones: [] };
    expect(requested).toMatchObject({ kind: "keep-informed", frequency: "daily", wish });
  });

  it.each([[["new-projects"]], [["new-projects", "for-sale", "for-rent"]], [["for-rent"]]])(
    "FORM-9 %j is read back from the wish as it was chosen",
    (interests) => expect(interestsFromSavedSearch(savedSearchFromInterests(interests))).toEqual(interests),
  );

  it("FORM-9 a wish is told back as the form had it", () => {
    const wish = savedSearchFromForm(requestedKinds);
    expect(savedSearchFromForm(formFromSavedSearch(wish))).toEqual(wish);
    expect(formFromSavedSearch({ ...wish, goals: [0, 1] })["goal"]).toBe("");
  });
});

it("FORM-11 staff see beforehand the mails of a form, and those of what may be asked for by it", () => {
  expect(previewsOfForm("send-to-friend")).toEqual(["friend"]);
  expect(previewsOfForm("demand-register")).toEqual(["agency", "confirmation", "opt-in", "alert", "renewal"]);
  expect(previewsOfForm("newsletter")).toEqual(["agency", "confirmation", "opt-in", "renewal"]);
  expect(previewsOfForm("unsubscribe")).toEqual(["agency"]);
});
