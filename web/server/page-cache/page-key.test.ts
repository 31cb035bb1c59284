import { parseListingQuery, serializeListingQuery } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { mapPointsAddress } from "../../app/properties/map/addresses";
import { readAddress as readBy, withDropped } from "./page-key";

/** No page declares the parameters it reads. */
const readAddress = (address: string, ...ofRedirects: string[]) =>
  readBy(address, { ofPage: () => null, ofRedirects: () => new Set(ofRedirects) });

const everyFilter =
  "search=zee&city=gent%7C9000&city=aalst%7C9300&type=2&type=5&bedrooms=2&bathrooms=1&showerrooms=1&toilets=1&garages=1&price=1-2&sort=city&page=3&view=map";

describe("parameters that the site reads", () => {
  it.each([
    ["/nl/", "/nl/", ""],
    ["/nl/?utm_source=a&fbclid=b", "/nl/", "utm_source=a&fbclid=b"],
    ["/nl/te-koop/?type=2&z=1&city=b&city=a", "/nl/te-koop/?city=b&city=a&type=2", "z=1"],
    ["/nl/te-koop/?search=&type=2&price=", "/nl/te-koop/?price=&search=&type=2", ""],
    ["/map-points.json?search=&type=2", "/map-points.json?type=2", "search="],
    ["/nl/te-koop.data?_routes=root&x", "/nl/te-koop.data?_routes=root", "x"],
    ["/sitemaps/nl.xml?page=2&city=a", "/sitemaps/nl.xml", "page=2&city=a"],
    ["/sitemap.xml?a", "/sitemap.xml", "a"],
    ["/robots.txt?a=b", "/robots.txt", "a=b"],
    ["/chrome.json?language=nl&v=1&page=1", "/chrome.json?language=nl&v=1", "page=1"],
    ["/map-card.json?id=1&language=nl&search=a", "/map-card.json?id=1&language=nl", "search=a"],
    ["/card-pictures.json?id=1&language=nl&page=2", "/card-pictures.json?id=1&language=nl", "page=2"],
    ["/neighbours.json?list=%2Fnl%2F&id=1&z", "/neighbours.json?id=1&list=%2Fnl%2F", "z"],
    ["/nl/te-koop/gent/huis/1/bezoek/?moments&z=1", "/nl/te-koop/gent/huis/1/bezoek/?moments", "z=1"],
    [
      "/fr/a-vendre/gand/maison/1/visite.data?_routes=root&moments",
      "/fr/a-vendre/gand/maison/1/visite.data?_routes=root&moments",
      "",
    ],
    [
      "/nl/gratis-schatting/?place=2018&utm=a&address=Kerk+1",
      "/nl/gratis-schatting/?address=Kerk+1&place=2018",
      "utm=a",
    ],
    ["/nl/te-koop/?moments", "/nl/te-koop/", "moments"],
    ["/fr/mon-bien/?z=1&home=3&before=2026-11-01", "/fr/mon-bien/?before=2026-11-01&home=3", "z=1"],
    ["/nl/mijn-woning.data?home=3&page=2", "/nl/mijn-woning.data?home=3", "page=2"],
    ["/nl/mijn-woning/?home=3&saved=yes&wish=x", "/nl/mijn-woning/?home=3&saved=yes", "wish=x"],
    ["/nl/favorieten/?utm=x&homes=3,7&page=2&compare=3", "/nl/favorieten/?compare=3&homes=3,7", "utm=x&page=2"],
    ["/portal.json?home=3&language=nl&token=x", "/portal.json?home=3&language=nl", "token=x"],
    ["/nl/login/?ended&page=2", "/nl/login/?ended", "page=2"],
    [
      "/nl/aankoopkosten/?utm_id=1&loan-rate=3&costs-price=x&loan=",
      "/nl/aankoopkosten/?costs-price=x&loan=&loan-rate=3",
      "utm_id=1",
    ],
    ["/visit-slots.json?x=1&listing=7", "/visit-slots.json?listing=7", "x=1"],
    ["/preview?signature=a&z=1", "/preview?signature=a&z=1", ""],
    ["/preview.data?signature=a&z=1", "/preview.data?signature=a&z=1", ""],
    // One canonical spelling each: of a name, of a value, of duplicates.
    ["/nl/te-koop/?city=gent|9000&%74ype=%32", "/nl/te-koop/?city=gent%7C9000&type=2", ""],
    ["/nl/favorieten/?homes=3%2c7", "/nl/favorieten/?homes=3,7", ""],
    ["/nl/te-koop/?search=aan%20zee%c3%a9", "/nl/te-koop/?search=aan+zee%C3%A9", ""],
    ["/nl/te-koop/?type=2&type=5&type=2&&", "/nl/te-koop/?type=2&type=5", ""],
    ["/nl/te-koop/?", "/nl/te-koop/", ""],
    ["/nl/te-koop/?%75tm_source=a", "/nl/te-koop/", "%75tm_source=a"],
  ])("Q-2 %s", (address, key, dropped) => expect(readAddress(address)).toEqual({ key, dropped }));

  it("ROUTE-8 include those by which redirects of the path differ, in any spelling", () => {
    expect(readAddress("/index.php?utm_id=1&id=12&x", "id")).toEqual({
      key: "/index.php?id=12",
      dropped: "utm_id=1&x",
    });
    expect(readAddress("/nl/?%69d", "id")).toEqual({ key: "/nl/?%69d", dropped: "" });
    expect(readAddress("/nl/login/?id=&ended", "id")).toEqual({ key: "/nl/login/?ended&id=", dropped: "" });
  });

  it("PROP-3 include every filter of a list, and of its map and count", () => {
    for (const path of ["/nl/te-koop/", "/api/listing-count", "/map-points.json"])
      expect(readAddress(`${path}?${everyFilter}`).dropped).toBe("");
    const query = parseListingQuery(new URLSearchParams(everyFilter), 0);
    expect([...serializeListingQuery(query)]).toHaveLength(14);
    const address = mapPointsAddress(query, "nl", { types: [1], cities: ["gent|9000"] });
    expect(readAddress(address).dropped).toBe("");
  });

  it("LANG-8 a redirect keeps dropped ones, and sends none to another site", () => {
    expect(withDropped("/nl/", "utm_id=1")).toBe("/nl/?utm_id=1");
    expect(withDropped("/nl/?page=2#top", "utm_id=1")).toBe("/nl/?page=2&utm_id=1#top");
    expect(withDropped("https://other.example/", "utm_id=1")).toBe("https://other.example/");
    expect(withDropped("/nl/", "")).toBe("/nl/");
  });
});
