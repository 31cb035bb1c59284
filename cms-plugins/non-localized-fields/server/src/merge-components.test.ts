import { describe, expect, it } from "vitest";
import { mergeComponents, type ComponentModel } from "./partly-localized-components";

const field = (isLocalized: boolean) => ({ isLocalized, isList: false, part: null });
const marquee: ComponentModel = { value: field(false), label: field(true), state: field(false) };
const model: ComponentModel = {
  propertyList: {
    isLocalized: true,
    isList: false,
    part: { pageSize: field(false), marquees: { isLocalized: false, isList: true, part: marquee } },
  },
  hours: { isLocalized: true, isList: true, part: { days: field(true) } },
};
const row = (value: number, label: string, state: string, id = value + 100) => ({ id, value, label, state });
const entry = (pageSize: number, marquees: object[], hours: object[] = []) => ({
  propertyList: { id: 1, pageSize, marquees },
  hours,
});

describe("components with some localized fields", () => {
  it("take over the non-localized fields, and keep each language's texts and lists", () => {
    const dutch = entry(48, [row(3, "Verkocht", "sold"), row(2, "In optie", "option")], [{ days: "Maandag" }]);
    const french = entry(24, [row(2, "Sous option", "available"), row(3, "Vendu", "sold")], [{ days: "Lundi" }]);
    expect(mergeComponents(model, dutch, french)).toEqual({
      propertyList: {
        pageSize: 48,
        marquees: [
          { value: 3, label: "Vendu", state: "sold" },
          { value: 2, label: "Sous option", state: "option" },
        ],
      },
      hours: [{ days: "Lundi" }],
    });
  });

  it("add a row in the language of its origin, remove one and follow a renamed one", () => {
    const dutch = entry(24, [row(9, "Nieuw", "available"), row(5, "Verkocht", "sold")]);
    const french = entry(24, [row(1, "Libre", "rented"), row(3, "Vendu", "sold")]);
    expect(mergeComponents(model, dutch, french)).toMatchObject({
      propertyList: {
        marquees: [
          { value: 9, label: "Libre", state: "available" },
          { value: 5, label: "Vendu", state: "sold" },
        ],
      },
    });
    expect(mergeComponents(model, dutch, entry(24, []))).toMatchObject({
      propertyList: { marquees: [{ value: 9, label: "Nieuw" }, { value: 5 }] },
    });
    expect(mergeComponents(model, entry(24, []), french)).toMatchObject({ propertyList: { marquees: [] } });
  });

  it("take over no stored row id, at any depth", () => {
    const office: ComponentModel = {
      zip: field(false),
      hours: { isLocalized: true, isList: true, part: { days: field(true) } },
    };
    const offices: ComponentModel = { offices: { isLocalized: true, isList: true, part: office } };
    const of = (id: number, days: string) => ({ offices: [{ id, zip: "2000", hours: [{ id: id + 50, days }] }] });
    expect(mergeComponents(offices, of(1, "Zondag"), of(2, "Dimanche"))).toEqual({
      offices: [{ zip: "2000", hours: [{ days: "Dimanche" }] }],
    });
    expect(mergeComponents(offices, of(1, "Zondag"), { offices: [] })).toEqual({
      offices: [{ zip: "2000", hours: [{ days: "Zondag" }] }],
    });
  });

  it("CMS-5 take over a non-localized file, with its id", () => {
    const office: ComponentModel = { name: field(true), zip: field(false), picture: { ...field(false), isFile: true } };
    const offices: ComponentModel = { offices: { isLocalized: true, isList: true, part: office } };
    const of = (id: number, name: string, picture: object | null) => ({
      offices: [{ id, name, zip: "2000", picture }],
    });
    const merged = { offices: [{ name: "Anvers", zip: "2000", picture: { id: 7 } }] };
    expect(mergeComponents(offices, of(1, "Antwerpen", { id: 7 }), of(2, "Anvers", { id: 8 }))).toEqual(merged);
    expect(mergeComponents(offices, of(1, "Antwerpen", null), of(2, "Anvers", { id: 8 }))).toMatchObject({
      offices: [{ picture: null }],
    });
    expect(mergeComponents(offices, of(1, "Anvers", { id: 7 }), { offices: [] })).toEqual(merged);
  });

  it("lose nothing in a language in which the component was never filled in", () => {
    const french = entry(24, [row(3, "Vendu", "sold")]);
    expect(mergeComponents(model, { propertyList: null }, french)).toMatchObject({ propertyList: french.propertyList });
    expect(mergeComponents(model, french, {})).toMatchObject({
      propertyList: { pageSize: 24, marquees: [{ value: 3 }] },
    });
  });
});
