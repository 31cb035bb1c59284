import { describe, expect, it } from "vitest";
import { formKeys, forms } from "./forms.js";
import { previewsOfForm } from "./form-subscriptions.js";
import { mailKindsOfForm, previewMailKinds } from "./form-mail-kinds.js";

describe("FORM-4 the mails of a form", () => {
  it("FORM-4 go to the agency for every form, except that a message to a friend goes to the friend alone", () => {
    for (const form of formKeys)
      expect(mailKindsOfForm(form)[0], form).toBe(forms[form].recipient === "friend" ? "friend" : "agency");
    expect(mailKindsOfForm("send-to-friend")).toEqual(["friend"]);
  });

  it("FORM-4 FORM-11 are each sent by a form", () => {
    expect(new Set(formKeys.flatMap(previewsOfForm))).toEqual(new Set(previewMailKinds));
  });

  it("FORM-4 go to every sender, except one who unsubscribes", () => {
    expect(mailKindsOfForm("site-contact")).toEqual(["agency", "confirmation"]);
    expect(mailKindsOfForm("unsubscribe")).toEqual(["agency"]);
  });
});
