import type { Localized } from "@gevel/config";
import { expect, it } from "vitest";
import { typesFixture } from "../replica-fixture";
import { cityName, kindName, typeName } from "./names.server";

it("LANG-3 a city has its name in the language, else its plain name, else that of the default language", () => {
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

it("LANG-3 a listing has its source's name in that language, else its type's, else any name", () => {
  const [type] = typesFixture;
  const called = (own: Localized) => kindName(own, type, "fr", "nl");
  expect(called({ nl: "Rijwoning", fr: " Maison mitoyenne " })).toBe("Maison mitoyenne");
  expect([called({ nl: "Rijwoning" }), called({ nl: "Rijwoning", fr: "  " }), called({})]).toEqual(
    Array(3).fill("Huis fr"),
  );
  expect(kindName({ nl: "Woonboot" }, undefined, "fr", "nl")).toBe("Woonboot");
});
