import { expect, it } from "vitest";
import { emptyEntry, entryForms, entryNames, isIncomplete, sentEntry } from "./entry-forms";
import en from "../translations/en.json";
import fr from "../translations/fr.json";
import nl from "../translations/nl.json";

it("OWNER-7 a viewing can be saved at once: required fields have a value when the form opens", () => {
  const form = entryForms.visit;
  const values = emptyEntry(form, "2026-11-23T10:00");
  expect(isIncomplete(form, values)).toBe(false);
  expect(sentEntry(form, values)).toEqual({
    ...{ at: new Date("2026-11-23T10:00").toISOString(), state: "planned", feedbackReleased: false },
  });
  expect(isIncomplete(entryForms["online-medium"], emptyEntry(entryForms["online-medium"], ""))).toBe(true);
});

it.each(Object.entries({ en, nl, fr }))("CMS-1 has a label in %s for each field and choice", (_, texts) => {
  const known = new Set(Object.keys(texts));
  for (const field of entryNames.flatMap((name) => entryForms[name])) {
    expect(known).toContain(`owner-stats.history.field.${field.name}`);
    if (field.kind === "choice")
      for (const choice of field.choices) expect(known).toContain(`owner-stats.history.choice.${choice}`);
  }
});
