import { describe, expect, it } from "vitest";
import { streetView } from "./street-view.server";

const location = { latitude: 51.2, longitude: 4.4, exact: true, price: null };

describe("PROP-7 the street of a listing", () => {
  it("opens at Google without a key, and stands in the page with one", () => {
    expect(streetView(location, null)).toEqual({
      url: "https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.2%2C4.4",
      embed: null,
    });
    expect(streetView(location, "a-key")?.embed).toEqual({
      provider: "Google Maps",
      src: "https://www.google.com/maps/embed/v1/streetview?key=a-key&location=51.2%2C4.4",
    });
  });

  it("PROP-9 is none where the address is hidden, or nothing is known of the place", () => {
    expect(streetView({ ...location, exact: false }, "a-key")).toBeNull();
    expect(streetView(null, null)).toBeNull();
  });
});
