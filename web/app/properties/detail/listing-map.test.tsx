import { expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { ListingMap } from "./listing-map";

const note = (exact: boolean, isAddressPublished: boolean) => {
  const location = { latitude: 51.2, longitude: 4.4, exact, price: null };
  const map = <ListingMap id={1} location={location} address="Meir 1" isAddressPublished={isAddressPublished} />;
  const html = renderStatic(map, createPaths({ language: "nl", rows: [] }));
  return /De cirkel[^<]*/.exec(html)?.[0] ?? "";
};

it("PROP-9 offers a hidden address on request, and for a published one says that only its map position is missing", () => {
  expect(note(false, false)).toContain("het juiste adres krijgt u op aanvraag");
  expect(note(false, true)).toContain("de juiste plek van dit adres staat nog niet op de kaart");
  expect([note(true, true), note(true, false)]).toEqual(["", ""]);
});
