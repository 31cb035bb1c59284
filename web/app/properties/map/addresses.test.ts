import { emptyListingQuery } from "@gevel/config";
import { expect, it } from "vitest";
import { mapPointsAddress, readMapPointsAddress } from "./addresses";

const everything = { types: [], cities: [] };
const read = (address: string) => readMapPointsAddress(new URL(address, "https://x.example").searchParams);

it("PROP-5 requests every match of the filters, whatever the page, the order and the view", () => {
  const query = { ...emptyListingQuery(1), cities: ["lier|2500"], minPrice: 500, types: [2] };
  const address = mapPointsAddress({ ...query, page: 3, sort: "price-up", view: "map" }, "fr", everything);
  expect(address).toBe("/map-points.json?city=lier%7C2500&type=2&price=500-&goal=1&language=fr");
  expect(read(address)).toEqual({ query, scope: everything });
});

it("PROP-5 stays within staff's narrowing of the list", () => {
  const scope = { types: [1, 2], cities: ["lier|2500"] };
  expect(read(mapPointsAddress(emptyListingQuery(0), "nl", scope)).scope).toEqual(scope);
});

it("PROP-3 ignores invalid values in the address", () => {
  expect(read("/map-points.json?goal=x&price=abc&only-type=huis&type=-1")).toEqual({
    query: emptyListingQuery(0),
    scope: everything,
  });
});
