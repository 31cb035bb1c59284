import { describe, expect, it } from "vitest";
import { distanceBetween, isTooFarFrom, toPoint } from "./geo-point";

const antwerp = { name: "Antwerpen", latitude: 51.2199, longitude: 4.4035 };
const arlon = { name: "Arlon", latitude: 49.6833, longitude: 5.8167 };

it("PROP-5 a click on the map is a point to the metre", () => {
  expect(toPoint({ lat: 51.219901234, lng: 4.403499999 })).toEqual({ latitude: 51.2199, longitude: 4.4035 });
});

describe("a pin and its postal code", () => {
  it("measures the distance between two points", () => {
    expect(distanceBetween(antwerp, arlon)).toBeCloseTo(198, -1);
    expect(distanceBetween(antwerp, antwerp)).toBe(0);
  });

  it("names the nearest place when the pin is far from all of them", () => {
    expect(isTooFarFrom({ latitude: 50.85, longitude: 4.35 }, [arlon, antwerp])).toMatchObject({ name: "Antwerpen" });
    expect(isTooFarFrom({ latitude: 51.25, longitude: 4.45 }, [arlon, antwerp])).toBeNull();
    expect(isTooFarFrom(antwerp, [])).toBeNull();
  });
});
