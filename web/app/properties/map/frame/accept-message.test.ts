import type { MapMessage } from "@gevel/config";
import { expect, it } from "vitest";
import { acceptMessage } from "./accept-message";

const own = "https://www.agency.be";
const page = {};
const message: MapMessage = {
  propsList: [
    [12, 51.2, 4.4, 1, 325_000],
    [13, 51.21, 4.41, 0, null],
  ],
  messageInfo: {
    language: "nl",
    labels: {
      onRequest: "Op aanvraag",
      home: "{price}",
      area: "{price}",
      approximate: "Een witte prijs staat bij benadering",
      cluster: "{count}",
      sameAddress: "{count} at one address",
      close: "Sluiten",
      zoomIn: "In",
      zoomOut: "Uit",
      unavailable: "Geen kaart",
      places: "Gemeenten",
      cardFailed: "Lukt niet",
      keep: "Bewaren: {title}",
      areaTools: "Gebied",
      drawArea: "Teken een gebied",
      drawAgain: "Teken opnieuw",
      clearArea: "Wis gebied",
      searchHere: "Zoek in dit gebied",
      drawHint:
        "Trek met vinger of muis een lijn rond uw gebied. Met het toetsenbord: verschuif de kaart met de pijltjes en zet telkens een hoek.",
      setCorner: "Zet hier een hoek",
      cornersSet: "{count} hoeken gezet. Backspace neemt de laatste weg.",
      areaDone: "Klaar",
      areaCancel: "Annuleren",
    },
    area: [
      [51.2, 4.4],
      [51.3, 4.4],
      [51.3, 4.5],
    ],
    places: [{ name: "Lier", count: 2, path: "/nl/te-koop/?city=lier%7C2500" }],
  },
  mapType: "calm",
  customMarker: { colour: "#a4452c" },
  marqueeIgnore: ["sold"],
};
const sent = (data: unknown, changed: object = {}) =>
  ({ origin: own, source: page, data, ...changed }) as unknown as MessageEvent<unknown>;
const accept = (data: unknown, changed?: object) => acceptMessage(sent(data, changed), own, page);

it("PROP-5 accepts the specified message of the embedding page", () => {
  expect(Object.keys(message).sort()).toEqual(["customMarker", "mapType", "marqueeIgnore", "messageInfo", "propsList"]);
  expect(accept(JSON.stringify(message))).toEqual(message);
  expect(accept(JSON.stringify({ mark: 12 }))).toEqual({ mark: 12 });
  expect(accept(JSON.stringify({ mark: null }))).toEqual({ mark: null });
});

it.each(["https://evil.example", "null", "https://www.agency.be.evil.example", "http://www.agency.be", ""])(
  "PROP-5 ignores a message from another origin: %s",
  (origin) => {
    expect(accept(JSON.stringify(message), { origin })).toBeNull();
  },
);

it("PROP-5 ignores a message from another window of its own origin", () => {
  expect(accept(JSON.stringify(message), { source: {} })).toBeNull();
  expect(accept(JSON.stringify(message), { source: null })).toBeNull();
});

it.each([
  ["no JSON", "{"],
  ["no text", message],
  ["an invalid list", JSON.stringify({ ...message, propsList: "all" })],
  ["a point outside the earth", JSON.stringify({ ...message, propsList: [[1, 91, 4, 1, 1]] })],
  ["a point with extra values", JSON.stringify({ ...message, propsList: [[1, 51, 4, 1, 1, "Kerkstraat 1"]] })],
  ["a missing part", JSON.stringify({ ...message, marqueeIgnore: undefined })],
  [
    "an area of two corners",
    withArea([
      [51, 4],
      [52, 5],
    ]),
  ],
  ["an area of 10,000 corners", withArea(Array.from({ length: 10_000 }, () => [51, 4]))],
  ["an unknown map", JSON.stringify({ ...message, mapType: "moon" })],
  ["more than a colour", JSON.stringify({ ...message, customMarker: { colour: "red;}" } })],
  ["a link to another host", withPath("//evil.example/")],
  ["a script link", withPath("javascript:alert(1)")],
])("PROP-5 ignores an unreadable message: %s", (_name, data) => {
  expect(accept(data)).toBeNull();
});

function withArea(area: number[][]): string {
  const { messageInfo } = message;
  return JSON.stringify({ ...message, messageInfo: { ...messageInfo, area } });
}
function withPath(path: string): string {
  const { messageInfo } = message;
  return JSON.stringify({ ...message, messageInfo: { ...messageInfo, places: [{ name: "x", count: 1, path }] } });
}
