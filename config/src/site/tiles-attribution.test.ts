import { describe, expect, it } from "vitest";
import { tilesAttribution } from "./tiles-attribution.js";

describe("who made the map", () => {
  it.each([
    [{}, "Protomaps © OpenStreetMap"],
    [null, "Protomaps © OpenStreetMap"],
    ["text", "Protomaps © OpenStreetMap"],
    [{ attribution: 7 }, "Protomaps © OpenStreetMap"],
    [{ attribution: " " }, "Protomaps © OpenStreetMap"],
    [{ attribution: "Gevel, schematic", "attribution:nl": "Gevel, schematisch" }, "Gevel, schematisch"],
    [{ attribution: "Gevel, schematic", "attribution:fr": "Gevel, schématique" }, "Gevel, schematic"],
    [{ attribution: '<a href="https://maps.example">Maps</a> &copy; Us' }, "Maps &copy; Us"],
    [{ attribution: "<img src=x onerror=alert(1)>Us" }, "Us"],
    [{ attribution: "<<b>img src=x onerror=alert(1)>Us" }, "img src=x onerror=alert(1)Us"],
  ])("PROP-5 is text without elements: %j", (metadata, text) => {
    expect(tilesAttribution(metadata, "nl")).toBe(text);
  });
});
