import { describe, expect, it } from "vitest";
import { streetView } from "./render-property.server";

const location = { latitude: 51.2, longitude: 4.4, exact: true, price: null };

describe("PROP-7 street view of a listing", () => {
  it("is a link to Google without a key, and embedded with one", () => {
    expect(streetView(location, null)).toEqual({
      url: "https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.2%2C4.4",
      embed: null,
    });
    expect(streetView(location, "a-key")?.embed).toEqual({
      provider: "Google Maps",
      src: "https://www.google.com/maps/embed/v1/streetview?key=a-key&location=51.2%2C4.4",
    });
  });

  it("PROP-9 is absent where the address is hidden, or the place is unknown", () => {
    expect(streetView({ ...location, exact: false }, "a-key")).toBeNull();
    expect(streetView(null, null)).toBeNull();
  });
});
