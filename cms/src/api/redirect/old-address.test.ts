import { describe, expect, it } from "vitest";
import { isOfAnotherSite, oldAddress } from "./old-address";

describe("ROUTE-8 an old address typed by staff", () => {
  it.each([
    ["oude-pagina", "oude-pagina", null],
    ["//Oude-Pagina//contact/", "oude-pagina/contact", null],
    ["/nl/oude-pagina/", "oude-pagina", "nl"],
    ["/FR/Vieux", "vieux", "fr"],
    ["https://gevel.example/nl/oud/?bron=folder#boven", "oud", "nl"],
    ["http://gevel.example", "", null],
    ["/fr/Propri%C3%A9t%C3%89", "propriété", "fr"],
    ["100%-korting", "100%-korting", null],
    ["/nl/", "", "nl"],
    ["nlx/oud", "nlx/oud", null],
    ["/de/alt", "de/alt", null],
  ] as const)("%s", (from, path, language) => {
    expect(oldAddress(from, ["nl", "fr", "en"])).toMatchObject({ path, language });
  });

  it.each([
    ["/index.php?id=12", "index.php", "id=12"],
    ["https://gevel.example/nl/Index.php?b=2&id=12#boven", "index.php", "b=2&id=12"],
    ["?p=123", "", "p=123"],
    ["/fr/?page_id=7", "", "page_id=7"],
    ["folder?", "folder", ""],
    ["folder#deel?geen", "folder", ""],
  ])("with parameters: %s", (from, path, query) => {
    expect(oldAddress(from, ["nl", "fr"])).toMatchObject({ path, query });
  });

  it("is matched to this or another site, whatever its prefix", () => {
    const site = "https://gevel.example";
    expect(
      ["https://gevel.example/oud", "http://www.Gevel.example", "/oud"].map((from) => isOfAnotherSite(from, site)),
    ).toEqual([false, false, false]);
    expect(["https://elders.example/oud", "https://"].map((from) => isOfAnotherSite(from, site))).toEqual([true, true]);
  });
});
