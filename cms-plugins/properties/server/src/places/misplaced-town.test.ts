import { describe, expect, it } from "vitest";
import { misplacedTown } from "./misplaced-town.js";
import { PlaceIndex } from "./place.js";

const problem = (zip: string, name: string, countryId = 10, places = new PlaceIndex()) =>
  misplacedTown({ zip, name, countryId }, places);

describe("PROP-20 a postal code is checked against its town", () => {
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

  it("in Belgium alone, and not where staff know the place better", () => {
    expect(problem("1010", "Wien", 99)).toBeNull();
    expect(problem("1234", "Luxembourg", 63)).toBeNull();
    const names = { nl: "Nieuwdorp" };
    const point = { latitude: 51, longitude: 4 };
    const staffs = new PlaceIndex([{ name: "Nieuwdorp", names, zip: "2000", countryId: 10, point }]);
    expect(problem("2000", "Nieuwdorp")).not.toBeNull();
    expect(problem("2000", "Nieuwdorp", 10, staffs)).toBeNull();
  });
});
