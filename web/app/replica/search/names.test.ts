import { expect, it } from "vitest";
import { typesFixture } from "../replica-fixture";
import { cityName, typeName } from "./names.server";

it("LANG-3 a city has its name in the language, else its plain name, else the one of the default language", () => {
  const cityNames = { nl: "Luik", fr: " Liège ", de: "  " };
  const called = (name: string, language: "fr" | "de" | "en") =>
    cityName({ cityName: name, cityNames }, language, "nl");
  expect([called("Luttich", "fr"), called("Luttich", "de"), called("Luttich", "en")]).toEqual([
    "Liège",
    "Luttich",
    "Luttich",
  ]);
  expect([called("", "de"), cityName({ cityName: "", cityNames: {} }, "fr", "nl")]).toEqual(["Luik", ""]);
});

it("LANG-3 a type has its name in the language, else in the default one, else in any, else none", () => {
  const [type] = typesFixture;
  if (!type) throw new Error("no types");
  const names: Record<string, string>[] = [
    { fr: "Maison", nl: "Huis" },
    { en: "House", nl: "Huis" },
    { en: "House" },
    {},
  ];
  const called = names.map((name) => typeName({ ...type, name }, "fr", "nl"));
  expect(called).toEqual(["Maison", "Huis", "House", ""]);
});
