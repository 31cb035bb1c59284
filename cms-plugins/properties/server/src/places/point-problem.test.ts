import { describe, expect, it } from "vitest";
import { belgianPlaces } from "./belgian-places.js";
import { pointProblem } from "./point-problem.js";

const problem = (latitude: number | null, longitude: number | null, zip: string, countryId = 10) =>
  pointProblem({ latitude, longitude, zip, countryId });

describe("the point of a listing", () => {
  it("is accepted at every place of Belgium with its postal code", () => {
    const wrong = belgianPlaces.filter(({ point, zip }) => problem(point.latitude, point.longitude, zip) !== null);
    expect(wrong).toEqual([]);
  });

  it.each([
    ["in Paris", 48.85, 2.35, "2000", "lies outside Belgium"],
    ["with latitude and longitude swapped", 4.4, 51.2, "2000", "lies outside Belgium"],
    ["in the sea", 51.6, 2.9, "8400", "lies outside Belgium"],
    ["10 km over the border", 51.55, 4.47, "2910", "lies outside Belgium"],
    ["in another town", 51.2, 4.4, "4000", "lies 103 km from 4000 Liège"],
    ["just beyond 50 km", 51.2199, 5.13, "2000", "lies 51 km from 2000 Antwerpen"],
  ])("%s is rejected", (_where, latitude, longitude, zip, message) => {
    expect(problem(latitude, longitude, zip)).toBe(message);
  });

  it.each([
    ["none", null, null, "2000"],
    ["in its town", 51.21, 4.41, "2000"],
    ["40 km away", 51.2199, 4.97, "2000"],
    ["in an enclave", 51.4399, 4.9301, "2387"],
    ["by the border", 50.7545, 6.0208, "4851"],
    ["with an unknown postal code", 50.85, 4.35, "9999"],
  ])("%s is accepted", (_where, latitude, longitude, zip) => {
    expect(problem(latitude, longitude, zip)).toBeNull();
  });

  it.each([
    ["Aachen", 50.7753, 6.0839, 63, "the Netherlands"],
    ["Kleve", 51.7893, 6.1402, 63, "the Netherlands"],
    ["Emden", 53.3671, 7.2058, 63, "the Netherlands"],
    ["the North Sea", 52.5, 3.6, 63, "the Netherlands"],
    ["Ekeren", 51.2788, 4.4189, 63, "the Netherlands"],
    ["Trier", 49.7596, 6.6439, 50, "Luxembourg"],
    ["Bitburg", 49.9675, 6.5267, 50, "Luxembourg"],
    ["Virton", 49.5678, 5.5328, 50, "Luxembourg"],
    ["Thionville", 49.358, 6.1683, 50, "Luxembourg"],
    ["Aachen", 50.7753, 6.0839, 10, "Belgium"],
    ["Maastricht", 50.8514, 5.691, 50, "Luxembourg"],
  ])("in %s is not in the sent country", (_where, latitude, longitude, countryId, country) => {
    expect(problem(latitude, longitude, "0000", countryId)).toBe(`lies outside ${country}`);
  });

  it.each([
    ["Maastricht", 50.8514, 5.691],
    ["Vaals", 50.7703, 6.0181],
    ["Sluis", 51.3083, 3.3861],
    ["Baarle-Nassau", 51.4453, 4.9292],
    ["Domburg", 51.5633, 3.4958],
    ["Texel", 53.0575, 4.7969],
    ["Schiermonnikoog", 53.4797, 6.1611],
    ["Marken", 52.4589, 5.1058],
    ["Lelystad", 52.5083, 5.475],
    ["Delfzijl", 53.33, 6.9181],
    ["Winterswijk", 51.9725, 6.7194],
  ])("in %s is in the Netherlands", (_where, latitude, longitude) => {
    expect(problem(latitude, longitude, "0000", 63)).toBeNull();
  });

  it.each([
    ["Wasserbillig", 49.7133, 6.4992],
    ["Troisvierges", 50.1208, 6.0003],
    ["Rumelange", 49.4597, 6.0303],
    ["Steinfort", 49.66, 5.9153],
    ["Vianden", 49.935, 6.2089],
  ])("in %s is in Luxembourg", (_where, latitude, longitude) => {
    expect(problem(latitude, longitude, "0000", 50)).toBeNull();
  });

  it("of another country must be in that one", () => {
    expect(problem(52.37, 4.9, "1011 AB", 63)).toBeNull();
    expect(problem(51.2, 4.4, "1011 AB", 63)).toBe("lies outside the Netherlands");
    expect(problem(48.85, 2.35, "1011 AB", 63)).toBe("lies outside the Netherlands");
    expect(problem(49.61, 6.13, "L-1111", 50)).toBeNull();
    expect(problem(50.85, 4.35, "L-1111", 50)).toBe("lies outside Luxembourg");
    expect(problem(50.85, 4.35, "75001", 33)).toBe("lies outside its country");
    expect(problem(48.85, 2.35, "75001", 33)).toBeNull();
  });
});
