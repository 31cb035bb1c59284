import { expect, it } from "vitest";
import { typeset } from "./typography";

it("sets apostrophes and quotes in every language", () => {
  expect(typeset("the owner's 'travee'", "en")).toBe("the owner’s ‘travee’");
  expect(typeset("foto's", "nl")).toBe("foto’s");
});

it("keeps French punctuation with its word", () => {
  expect(typeset("Que vaut votre bien ?", "fr")).toBe("Que vaut votre bien\u202f?");
  expect(typeset("Il dit : « oui » !", "fr")).toBe("Il dit\u00a0: «\u00a0oui\u00a0»\u202f!");
});

it("keeps days, numbers and their units on one line", () => {
  expect(typeset("Bel 03 000 00 10 vóór 2 november 2026: 16 m²", "nl")).toBe(
    "Bel 03\u00a0000\u00a000\u00a010 vóór 2\u00a0november\u00a02026: 16\u00a0m²",
  );
});

it("leaves addresses in a text unchanged", () => {
  const link = "[le site](https://www.ipi.be/deontologie?a=1) et | a | b |";
  expect(typeset(link, "fr")).toBe(link);
});
