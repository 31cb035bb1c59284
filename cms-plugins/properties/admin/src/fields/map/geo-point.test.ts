import { describe, expect, it } from "vitest";
import {
  distanceBetween,
  mapSize,
  shifted,
  isTooFarFrom,
  toPixels,
  toPoint,
  wholeCountry,
  zoomed,
  zooms,
} from "./map-view";

const antwerp = { name: "Antwerpen", latitude: 51.2199, longitude: 4.4035 };
const arlon = { name: "Arlon", latitude: 49.6833, longitude: 5.8167 };
const view = zoomed({ ...wholeCountry, center: antwerp }, 4);

describe("PROP-5 the map of a listing", () => {
  it("is centred, with north above and east to the right", () => {
    expect(toPixels(view, antwerp)).toEqual({ x: mapSize.width / 2, y: mapSize.height / 2 });
    const { x, y } = toPixels(wholeCountry, arlon);
    expect(x).toBeGreaterThan(mapSize.width / 2);
    expect(y).toBeGreaterThan(mapSize.height / 2);
  });

  it("shows all of Belgium at first", () => {
    for (const [latitude, longitude] of [
      [51.5, 4.8],
      [49.5, 5.5],
      [51.1, 2.55],
      [50.3, 6.4],
    ] as const) {
      const { x, y } = toPixels(wholeCountry, { latitude, longitude });
      expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height, `${latitude} ${longitude}`).toBe(true);
    }
  });

  it("converts a pixel back to its point within a metre", () => {
    expect(toPoint(view, toPixels(view, antwerp))).toEqual({ latitude: 51.2199, longitude: 4.4035 });
  });

  it("moves a point by pixels, finer when zoomed in", () => {
    const far = shifted(view, antwerp, { x: 0, y: -10 });
    const near = shifted(zoomed(view, 2), antwerp, { x: 0, y: -10 });
    expect(far.latitude).toBeGreaterThan(near.latitude);
    expect(near.latitude).toBeGreaterThan(antwerp.latitude);
    expect(shifted(view, antwerp, { x: 10, y: 0 }).longitude).toBeGreaterThan(antwerp.longitude);
  });

  it("has a maximum zoom", () => {
    expect(zoomed(view, 99).zoom).toBe(zooms.most);
    expect(zoomed(view, -99).zoom).toBe(zooms.least);
  });
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
