import { provinceOfMunicipality } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { belgianPlaces, municipalities, placesAtZip } from "./belgian-places.js";
import { findTown } from "./find-town.js";
import { provinceOfPostcode } from "./provinces.js";

const municipalityAt = (zip: string) => new Set(placesAtZip(zip).map(({ municipality }) => municipality));

/** Municipalities that share their name with other places. */
const expectedNames = [
  ...["Aalst", "Beveren", "Celles", "Forest", "Halle", "Hamme", "Kapellen", "Machelen", "Moerbeke", "Neufchâteau"],
  ...["Nieuwerkerken", "Perwez", "Saint-Léger", "Saint-Nicolas", "Tielt", "Verlaine", "Vorst"],
];

describe("the towns of Belgium", () => {
  it("are 565 municipalities and 1,140 postal codes, each code in its municipality's province", () => {
    expect(municipalities).toHaveLength(565);
    expect(new Set(belgianPlaces.map(({ zip }) => zip)).size).toBe(1_140);
    const elsewhere = municipalities.flatMap(({ places, nis }) =>
      places.filter(({ zip }) => provinceOfPostcode(zip) !== provinceOfMunicipality(nis)).map(({ name }) => name),
    );
    // Since 2025 in East Flanders, with a code of Antwerp.
    expect(elsewhere).toEqual(["Zwijndrecht", "Burcht"]);
  });

  it("every municipality is found by its name in each language, or is ambiguous with its own code among the options", () => {
    const lookedUp = new Set<string>();
    for (const { nis, names } of municipalities)
      for (const name of new Set(Object.values(names))) {
        const { zip, note } = findTown(name);
        if (zip !== null) expect(municipalityAt(zip), name).toContain(nis);
        else {
          lookedUp.add(name);
          const codes = [...note.matchAll(/\d{4}/g)].flatMap(([code]) => [...municipalityAt(code)]);
          expect(codes, `${name}: ${note}`).toContain(nis);
        }
      }
    expect([...lookedUp].sort()).toEqual(expectedNames.filter((name) => name !== "Beveren" && name !== "Moerbeke"));
  });

  it("every place is found by its name with its province, with its code, or among the options of an ambiguous name", () => {
    for (const { name, zip } of belgianPlaces) {
      expect(findTown(`${zip} ${name}`).zip, name).toBe(zip);
      const found = findTown(name);
      const codes = [found.zip ?? "", found.note].join(" ");
      const here = [...codes.matchAll(/\d{4}/g)].map(([code]) => code);
      expect(here.includes(zip) || / more;/.test(codes), `${zip} ${name}: ${codes}`).toBe(true);
    }
  });

  // Of the mergers of 2019 and 2025; these were 589 and 581 municipalities.
  it.each([
    ["Borsbeek", "2150"],
    ["Kruibeke", "9150"],
    ["Zwijndrecht", "2070"],
    ["Bilzen", "3740"],
    ["Hoeselt", "3730"],
    ["Tongeren", "3700"],
    ["Tongres", "3700"],
    ["Borgloon", "3840"],
    ["Galmaarden", "1570"],
    ["Gooik", "1755"],
    ["Herne", "1540"],
    ["Tessenderlo", "3980"],
    ["Ham", "3945"],
    ["Kortessem", "3720"],
    ["Wachtebeke", "9185"],
    ["Merelbeke", "9820"],
    ["Melle", "9090"],
    ["Nazareth", "9810"],
    ["De Pinte", "9840"],
    ["Meulebeke", "8760"],
    ["Ruiselede", "8755"],
    ["Bertogne", "6687"],
    ["Nevele", "9850"],
    ["Knesselare", "9910"],
    ["Kruishoutem", "9770"],
    ["Zingem", "9750"],
    ["Lovendegem", "9920"],
    ["Zomergem", "9930"],
    ["Waarschoot", "9950"],
    ["Puurs", "2870"],
    ["Sint-Amands", "2890"],
    ["Neerpelt", "3910"],
    ["Overpelt", "3900"],
    ["Meeuwen-Gruitrode", "3670"],
    ["Opglabbeek", "3660"],
  ])("the former municipality %s is at %s", (name, zip) => {
    expect(findTown(name).zip).toBe(zip);
  });

  it.each(expectedNames)("%s is ambiguous", (name) => {
    const { zip, note } = findTown(name);
    expect(zip).toBeNull();
    expect(note).toMatch(/^is the name of several places: \d{4} .*send its postcode, or its province$/);
  });
});

describe("a town as other systems write it", () => {
  it.each([
    ["LA LOUVIERE", "7100"],
    ["La Louvière", "7100"],
    ["sint truiden", "3800"],
    ["St-Truiden", "3800"],
    ["St.-Truiden", "3800"],
    ["Saint-Trond", "3800"],
    ["St-Nicolas (Liège)", "4420"],
    ["Jemeppe s/ Sambre", "5190"],
    ["Frasnes-lez-Anvaing", "7910"],
    ["Frasnes-lez-Gosselies", "6210"],
    ["Braine l'Alleud", "1420"],
    ["Braine-l’Alleud", "1420"],
    ["'s-Gravenwezel", "2970"],
    ["O.L.V.-Waver", "2861"],
    ["St. Vith", "4780"],
    ["Coxyde", "8670"],
    ["Brussels", "1000"],
    ["Bruxelles/Brussel", "1000"],
    ["Liège - Luik", "4000"],
    ["Lüttich", "4000"],
    ["Ypres", "8900"],
    ["Halle, Vlaams-Brabant", "1500"],
    ["Halle (prov. Antwerpen)", "2980"],
    ["Halle (Zoersel)", "2980"],
    ["1500 Halle", "1500"],
    ["Halle 2980", "2980"],
    ["B-9300 Aalst", "9300"],
    ["9030 Gent", "9030"],
    ["1060", "1060"],
    ["Antwerpen (Deurne)", "2100"],
    ["Deurne, Antwerpen", "2100"],
    ["Liège Angleur", "4031"],
    ["Bruxelles (Laeken)", "1020"],
    ["Mons (Cuesmes)", "7033"],
    ["Nazareth - De Pinte", "9810"],
    ["Gent, centrum", "9000"],
  ])("%s is at %s", (written, zip) => {
    expect(findTown(written)).toMatchObject({ zip });
  });

  it.each([
    ["Atlantis", "is no Belgian town we know"],
    ["", "is no Belgian town we know"],
    ["-", "is no Belgian town we know"],
    ["Brugge / Gent", "is no Belgian town we know"],
    ["Gent, Hainaut", "not in the province that is named"],
    ["2000 Gent", "names 2000, which is not the postal code of 9000 Gent"],
    ["constructor", "is no Belgian town we know"],
  ])("%j is not guessed", (written, note) => {
    const answer = findTown(written);
    expect(answer.zip).toBeNull();
    expect(answer.note).toContain(note);
  });

  it("is disambiguated by the province or the point", () => {
    expect(findTown("Halle", { province: "Flemish Brabant" }).zip).toBe("1500");
    expect(findTown("Halle", { province: "Provincie Antwerpen" }).zip).toBe("2980");
    expect(findTown("Halle", { province: "Limburg" }).zip).toBeNull();
    for (const province of ["Antwerpen", "Oost-Vlaanderen"])
      expect(findTown("Zwijndrecht", { province }).zip, province).toBe("2070");
    // An unknown province is ignored.
    expect(findTown("Gent", { province: "somewhere" }).zip).toBe("9000");
    expect(findTown("Halle", { point: { latitude: 50.73, longitude: 4.23 } })).toMatchObject({ zip: "1500" });
    expect(findTown("Halle", { point: { latitude: 50.99, longitude: 4.44 } }).zip).toBeNull();
    // 8791 and 8800 Beveren are neighbours.
    expect(findTown("Beveren", { point: { latitude: 50.95, longitude: 3.2 } }).zip).toBeNull();
  });

  it("explains the chosen code, and lists the other codes of a town", () => {
    expect(findTown("Antwerpen").note).toMatch(
      /^has no postal code; taken as 2000, the first of the codes of Antwerpen: 2000, 2018/,
    );
    expect(findTown("Aubel").note).toBe("has no postal code; taken as 4880");
  });
});
