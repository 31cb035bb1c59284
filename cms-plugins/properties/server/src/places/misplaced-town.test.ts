import { translateImportMessage } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { misplacedTown, readTownAs } from "./misplaced-town.js";
import { PlaceIndex } from "./place-index.js";

const problem = (zip: string, name: string, countryId = 10, places = new PlaceIndex()) =>
  misplacedTown({ zip, name, countryId }, places);

describe("PROP-20 the check of a postal code and its town", () => {
  it.each([
    ["9999", "Brugge", "9999 is no postal code of Belgium (8000 Brugge)"],
    ["8000", "Gent", "8000 is the postal code of Brugge, Koolkerke, not of Gent (9000 Gent)"],
    ["1010", "Wien", "1010 is no postal code of Belgium"],
    ["4600", "Wels", "4600 is the postal code of Visé, Lanaye, Lixhe, Richelle, not of Wels"],
    ["1000", "Ljubljana", "1000 is the postal code of Brussel, not of Ljubljana"],
    ["2000", "Neuchâtel", "2000 is the postal code of Antwerpen, not of Neuchâtel"],
  ])("%s %s", (zip, name, message) => {
    expect(problem(zip, name)).toBe(message);
  });

  it.each([
    ["8000", "BRUGGE"],
    ["8000", "Bruges"],
    ["9030", "Gent"],
    ["9030", "Mariakerke"],
    ["9030", "Mariakerke (Gent)"],
    ["2100", "Antwerpen-Deurne"],
    ["4020", "Liège / Luik"],
    ["1020", "Brussel"],
    ["1050", "Elsene"],
    ["4700", "Eupen"],
    ["3800", "St-Truiden"],
  ])("%s %s is one place", (zip, name) => {
    expect(problem(zip, name)).toBeNull();
  });

  it("applies in Belgium alone, and not when staff entered the place", () => {
    expect(problem("1010", "Wien", 99)).toBeNull();
    expect(problem("1234", "Luxembourg", 63)).toBeNull();
    const names = { nl: "Nieuwdorp" };
    const point = { latitude: 51, longitude: 4 };
    const staffs = new PlaceIndex([{ name: "Nieuwdorp", names, zip: "2000", countryId: 10, point }]);
    expect(problem("2000", "Nieuwdorp")).not.toBeNull();
    expect(problem("2000", "Nieuwdorp", 10, staffs)).toBeNull();
  });

  it.each([
    ["2000", "Antwerpn", "Antwerpen"],
    ["2000", "ANTWEPREN", "Antwerpen"],
    ["2000", "Antwerpen 't Zuid", "Antwerpen"],
    ["9000", "Gent-Centrum", "Gent"],
    ["9000", "Genth", "Gent"],
    ["3800", "Sint Truidn", "Sint-Truiden"],
    ["4000", "Liege Centre", "Liège"],
    ["1180", "Uccle Fort-Jaco", "Ukkel"],
  ])("PROP-12 %s %s is read as the town with a similar name, and named", (zip, name, town) => {
    const written = { zip, name, countryId: 10 };
    expect(misplacedTown(written, new PlaceIndex())).toBeNull();
    const note = readTownAs(written, new PlaceIndex());
    expect(note).toBe(`${name} is no town of ${zip}; taken as ${town}`);
    expect(translateImportMessage(note ?? "", "nl")).toBe(`${name} is geen gemeente van ${zip}; genomen als ${town}`);
    expect(new PlaceIndex().find(written)).toMatchObject({ name: town, zip });
  });

  it.each([
    ["9000", "Ghent"],
    ["9000", "Gand"],
    ["3800", "St.-Truiden"],
    ["2100", "DEURNE"],
    ["4000", "Luttich"],
    ["9160", "Lokeren"],
    ["8300", "Knokke (Het Zoute)"],
    ["1000", "Bruxelles-Ville"],
  ])("PROP-12 %s %s is accepted: nothing is reported", (zip, name) => {
    expect(readTownAs({ zip, name, countryId: 10 }, new PlaceIndex())).toBeNull();
  });

  it.each([
    ["9000", "Genk", "Genk is a town, however close"],
    ["2000", "Antwerpen / Gent", "two towns are not one"],
    ["3500", "Halle", "Halle lies elsewhere"],
    ["4600", "Wels", "too short to be an error in another"],
    ["9000", "Xgen", "no town"],
  ])("PROP-20 %s %s has no law: %s", (zip, name) => {
    expect(problem(zip, name)).not.toBeNull();
  });

  it("PROP-20 an unknown town is in the region of its code when the listing's point is there", () => {
    const places = new PlaceIndex();
    const written = { zip: "2018", name: "Zurenborg", countryId: 10 };
    expect(misplacedTown(written, places)).toContain("not of Zurenborg");
    expect(readTownAs(written, places)).toBeNull();
    const there = { ...written, point: { latitude: 51.207, longitude: 4.431 } };
    expect(misplacedTown(there, places)).toBeNull();
    expect(readTownAs(there, places)).toBe(
      "Zurenborg is no town that is known; the region is that of 2018, where its point lies",
    );
    const wels = { zip: "4600", name: "Wels", countryId: 10, point: { latitude: 48.16, longitude: 14.03 } };
    expect(misplacedTown(wels, places)).toContain("not of Wels");
    // A point does not correct the name of another town.
    const gent = { zip: "8000", name: "Gent", countryId: 10, point: { latitude: 51.2, longitude: 3.22 } };
    expect(misplacedTown(gent, places)).toContain("not of Gent");
  });
});
