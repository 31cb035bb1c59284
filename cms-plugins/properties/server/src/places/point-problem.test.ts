import { describe, expect, it } from "vitest";
import { belgianPlaces } from "./belgian-places.js";
import { pointProblem } from "./point-problem.js";

const problem = (latitude: number | null, longitude: number | null, zip: string, countryId = 10) =>
  pointProblem({ latitude, longitude, zip, countryId });

describe("a point", () => {
  it("of every place of Belgium is in it, and by its postal code", () => {
    const wrong = belgianPlaces.filter(({ point, zip }) => problem(point.latitude, point.longitude, zip) !== null);
    expect(wrong).toEqual([]);
  });

  it.each([
    ["in Paris", 48.85, 2.35, "2000", "lies outside Belgium"],
    ["with its halves exchanged", 4.4, 51.2, "2000", "lies outside Belgium"],
    ["in the sea", 51.6, 2.9, "8400", "lies outside Belgium"],
    ["10 km over the border", 51.55, 4.47, "2910", "lies outside Belgium"],
    ["in another town", 51.2, 4.4, "4000", "lies 103 km from 4000 Liège"],
    ["just beyond 50 km", 51.2199, 5.13, "2000", "lies 51 km from 2000 Antwerpen"],
  ])("%s cannot be that of a listing", (_where, latitude, longitude, zip, message) => {
    expect(problem(latitude, longitude, zip)).toBe(message);
  });

  it.each([
    ["none", null, null, "2000"],
    ["in its town", 51.21, 4.41, "2000"],
    ["40 km away", 51.2199, 4.97, "2000"],
    ["in an enclave", 51.4399, 4.9301, "2387"],
    ["by the border", 50.7545, 6.0208, "4851"],
    ["with a code that nobody has", 50.85, 4.35, "9999"],
  ])("%s may well be", (_where, latitude, longitude, zip) => {
    expect(problem(latitude, longitude, zip)).toBeNull();
  });

  it("of another country lies in that one", () => {
    expect(problem(52.37, 4.9, "1011 AB", 63)).toBeNull();
    expect(problem(51.2, 4.4, "1011 AB", 63)).toBe("lies outside the Netherlands");
    expect(problem(48.85, 2.35, "1011 AB", 63)).toBe("lies outside the Netherlands");
    expect(problem(49.61, 6.13, "L-1111", 50)).toBeNull();
    expect(problem(50.85, 4.35, "L-1111", 50)).toBe("lies outside Luxembourg");
    expect(problem(50.85, 4.35, "75001", 33)).toBe("lies outside its country");
    expect(problem(48.85, 2.35, "75001", 33)).toBeNull();
  });
});
