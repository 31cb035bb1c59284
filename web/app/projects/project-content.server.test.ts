import { describe, expect, it } from "vitest";
import { replicaFixture } from "~/shell/site-fixture";
import { listingFixture, projectFixture } from "../replica/replica-fixture";
import { loadProject } from "./project-content.server";
import { projectCards } from "./read-project.server";

const unit = (reference: string, fields: object = {}) => ({
  ...{ reference, name: {}, webId: null, typeName: { nl: "Appartement" }, floor: 1, surface: 80, bedrooms: 2 },
  ...{ price: 300_000, sold: false, plan: "" },
  ...fields,
});

function page(fields: Partial<Parameters<typeof projectFixture>[0]> = {}, language: "nl" | "fr" = "nl") {
  const project = projectFixture({ id: 7, ...fields });
  const data = loadProject({ replica: replicaFixture([], {}, [project]) }, 7, language);
  if (!data) throw new Error("there is a page");
  return data;
}

describe("the page of a project", () => {
  it("does not exist for an unknown project", () => {
    expect(loadProject({ replica: replicaFixture([]) }, 7, "nl")).toBeNull();
  });

  it("PROP-13 shows the price list of its own units and its listings, and the units left", () => {
    const project = projectFixture({ id: 7, constructions: [unit("a", { sold: true }), unit("b")] });
    const listed = { projectReference: project.key, attributes: { floor: 0, surfaceLiving: 95, bedrooms: 3 } };
    const listings = [
      listingFixture({ id: 1, ...listed, price: 250_000, typeDescription: { nl: "Tuinappartement" } }),
      listingFixture({ id: 2, ...listed, marquee: 2 }),
      listingFixture({ id: 3 }),
    ];
    const data = loadProject({ replica: replicaFixture(listings, {}, [project]) }, 7, "nl");
    expect(data?.units.map(({ name, sold, price }) => `${name} ${sold ? "sold" : price}`)).toEqual([
      "Tuinappartement €\u00a0250.000",
      "Woning 2 sold",
      "Eenheid a sold",
      "Eenheid b €\u00a0300.000",
    ]);
    expect(data?.units[0]).toMatchObject({ floor: 0, surface: "95\u00a0m²", bedrooms: 3 });
    expect(data?.units[0]?.path).toMatch(/^\/nl\/te-koop\/antwerpen\/tuinappartement\/1\/$/);
    expect(data).toMatchObject({ total: 4, left: 2, soldOut: false, priceFrom: "€\u00a0250.000" });
    expect(data?.choices.unit?.map(({ value }) => value)).toEqual(["Tuinappartement", "Eenheid b"]);
  });

  it("PROP-9 shows its address only when it is public", () => {
    const where = { street: "Kaai", houseNumber: "7", boxNr: "2" };
    expect(page({ ...where, publicAddress: true }).address).toBe("Kaai 7 / 2, 2000 Antwerpen");
    expect(page({ ...where, publicAddress: false }).address).toBeNull();
  });

  it("PROP-13 shows the delivery in the source's words, else as a date", () => {
    const delivery = (fields: object) => page(fields).facts.find(({ key }) => key === "delivery")?.value ?? null;
    expect(delivery({ deliveryDate: "2028-06-30" })).toEqual({ kind: "text", text: "30\u00a0juni\u00a02028" });
    expect(delivery({ deliveryDate: "2028-06-30", delivery: { nl: "Zomer" } })).toEqual({
      kind: "text",
      text: "Zomer",
    });
    expect(delivery({})).toBeNull();
  });

  it("PROP-13 shows the month of delivery of a finished building", () => {
    const project = projectFixture({ id: 7, deliveryDate: "2020-03-31" });
    expect(page(project).facts.at(-1)?.value).toEqual({ kind: "text", text: "maart\u00a02020" });
    const [card] = projectCards({ replica: replicaFixture([], {}, [project]) }, "nl");
    expect(card).toMatchObject({ delivery: "maart\u00a02020", delivered: true });
  });

  it("PROP-16 shows its pictures' placeholders: a blur for the large one, else the average colour", () => {
    const pictures = ["/uploads/a.jpg", "/uploads/b.jpg"].map((url) => ({
      ...{ url, width: 1360, height: 907, alt: {} },
      thumbhash: "G5UBBYCHh4h4iIiGeId3cHiIgHf4",
    }));
    const color = expect.stringMatching(/^#[0-9a-f]{3}$/) as string;
    const blur = expect.stringMatching(/^data:image\/png;base64,/) as string;
    const size = { width: 1360, height: 907, alt: "" };
    expect(page({ pictures }).pictures).toEqual([
      { url: "/uploads/a.jpg", ...size, color, blur },
      { url: "/uploads/b.jpg", ...size, color },
    ]);
    const project = projectFixture({ id: 7, pictures });
    const [card] = projectCards({ replica: replicaFixture([], {}, [project]) }, "nl");
    expect(card).toMatchObject({ picture: "/uploads/a.jpg", color });
  });

  it("PROP-13 is sold out with its last unit, and then offers no question about one", () => {
    const data = page({ constructions: [unit("a", { sold: true })] });
    expect(data).toMatchObject({ soldOut: true, left: 0, priceFrom: null, choices: { unit: [] } });
  });

  it("LANG-4 marks texts in another language, and gives unnamed units a name", () => {
    expect(page({ name: { nl: "De Kaai" } }, "fr")).toMatchObject({ title: "De Kaai", titleLang: "nl" });
    expect(page({ name: {} }, "fr").title).toBe("Projet neuf à Anvers");
    expect(page({ name: {} }, "fr")).not.toHaveProperty("titleLang");
  });

  it("PROP-13 ends with other projects that are not sold out, those of the same city first", () => {
    const projects = [
      projectFixture({ id: 1, city: "Gent", cityNames: {} }),
      projectFixture({ id: 2 }),
      projectFixture({ id: 3, soldOut: true }),
      projectFixture({ id: 4, city: "Mechelen", cityNames: {} }),
      projectFixture({ id: 5, city: "Lier", cityNames: {} }),
      projectFixture({ id: 7 }),
    ];
    const data = loadProject({ replica: replicaFixture([], {}, projects) }, 7, "nl");
    expect(data?.similar.map(({ id }) => id)).toEqual([2, 5, 4]);
  });
});

describe("the cards of projects", () => {
  it("PROP-13 come newest first, sold out ones last", () => {
    const projects = [1, 2, 3].map((id) => projectFixture({ id, soldOut: id === 3 }));
    const cards = projectCards({ replica: replicaFixture([], {}, projects) }, "fr");
    expect(cards.map(({ id, path }) => `${id} ${path}`)).toEqual([
      "2 /fr/projets/anvers/residentie-2/2/",
      "1 /fr/projets/anvers/residentie-1/1/",
      "3 /fr/projets/anvers/residentie-3/3/",
    ]);
  });
});
