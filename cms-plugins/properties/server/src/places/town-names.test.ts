import { countries } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { belgianPlaces, municipalities, placesAtZip } from "./belgian-places.js";
import { findTown } from "./find-town.js";
import { matchPlace } from "./match-place.js";

/**
 * Dutch and French names of municipalities that have both, written out so that the data does not test itself: the
 * nineteen of Brussels, those with language facilities, and towns whose other name is in use.
 */
const bothNames = `
  1000 Brussel = Bruxelles
  1070 Anderlecht = Anderlecht
  1160 Oudergem = Auderghem
  1082 Sint-Agatha-Berchem = Berchem-Sainte-Agathe
  1040 Etterbeek = Etterbeek
  1140 Evere = Evere
  1190 Vorst = Forest
  1083 Ganshoren = Ganshoren
  1050 Elsene = Ixelles
  1090 Jette = Jette
  1081 Koekelberg = Koekelberg
  1080 Sint-Jans-Molenbeek = Molenbeek-Saint-Jean
  1060 Sint-Gillis = Saint-Gilles
  1210 Sint-Joost-ten-Node = Saint-Josse-ten-Noode
  1030 Schaarbeek = Schaerbeek
  1180 Ukkel = Uccle
  1170 Watermaal-Bosvoorde = Watermael-Boitsfort
  1200 Sint-Lambrechts-Woluwe = Woluwe-Saint-Lambert
  1150 Sint-Pieters-Woluwe = Woluwe-Saint-Pierre
  1620 Drogenbos = Drogenbos
  1950 Kraainem = Kraainem
  1630 Linkebeek = Linkebeek
  1640 Sint-Genesius-Rode = Rhode-Saint-Genèse
  1780 Wemmel = Wemmel
  1970 Wezembeek-Oppem = Wezembeek-Oppem
  1547 Bever = Biévène
  3717 Herstappe = Herstappe
  8957 Mesen = Messines
  9600 Ronse = Renaix
  8587 Spiere-Helkijn = Espierres-Helchin
  3790 Voeren = Fourons
  7780 Komen-Waasten = Comines-Warneton
  7850 Edingen = Enghien
  7880 Vloesberg = Flobecq
  7700 Moeskroen = Mouscron
  4770 Amel = Amblève
  4760 Büllingen = Bullange
  4750 Bütgenbach = Butgenbach
  4720 Kelmis = La Calamine
  4780 Sankt Vith = Saint-Vith
  4950 Weismes = Waimes
  4000 Luik = Liège
  7000 Bergen = Mons
  5000 Namen = Namur
  9000 Gent = Gand
  8500 Kortrijk = Courtrai
  3000 Leuven = Louvain
  2800 Mechelen = Malines
  8000 Brugge = Bruges
  2000 Antwerpen = Anvers
  8400 Oostende = Ostende
  8800 Roeselare = Roulers
  7500 Doornik = Tournai
  1300 Waver = Wavre
  1400 Nijvel = Nivelles
  1420 Eigenbrakel = Braine-l'Alleud
  1440 Kasteelbrakel = Braine-le-Château
  7090 's Gravenbrakel = Braine-le-Comte
  1370 Geldenaken = Jodoigne
  1320 Bevekom = Beauvechain
  1310 Terhulpen = La Hulpe
  1480 Tubeke = Tubize
  1360 Perwijs = Perwez
  4280 Hannuit = Hannut
  4300 Borgworm = Waremme
  4500 Hoei = Huy
  4600 Wezet = Visé
  4830 Limburg = Limbourg
  6700 Aarlen = Arlon
  6600 Bastenaken = Bastogne
  7800 Aat = Ath
  7060 Zinnik = Soignies
  7860 Lessen = Lessines
  7830 Opzullik = Silly
  8930 Menen = Menin
  8900 Ieper = Ypres
  8630 Veurne = Furnes
  8600 Diksmuide = Dixmude
  8620 Nieuwpoort = Nieuport
  8660 De Panne = La Panne
  9200 Dendermonde = Termonde
  9300 Aalst = Alost
  9700 Oudenaarde = Audenarde
  9500 Geraardsbergen = Grammont
  9100 Sint-Niklaas = Saint-Nicolas
  9140 Temse = Tamise
  2500 Lier = Lierre
  3440 Zoutleeuw = Léau
  3300 Tienen = Tirlemont
  3270 Scherpenheuvel-Zichem = Montaigu-Zichem
  1800 Vilvoorde = Vilvorde
  1500 Halle = Hal
  3800 Sint-Truiden = Saint-Trond
  3540 Herk-de-Stad = Herck-la-Ville
  3970 Leopoldsburg = Bourg-Léopold
`
  .trim()
  .split("\n")
  .map((line) => /^\s*(\d{4}) (.+) = (.+)$/.exec(line)?.slice(1) ?? [line])
  .map(([zip = "", nl = "", fr = ""]): [string, string, string] => [zip, nl, fr]);

/** Their other names, or their names before a merger. */
const otherwise = `
  1000 Bruxelles-Ville, Brussel-Stad, Stad Brussel, Ville de Bruxelles
  1020 Laken, Laeken
  1170 Bosvoorde, Boitsfort
  1210 Sint-Joost, Saint-Josse
  1950 Crainhem
  1600 Sint-Pieters-Leeuw, Leeuw-Saint-Pierre
  1880 Kapelle-op-den-Bos, Capelle-au-Bois
  2860 Sint-Katelijne-Waver, Wavre-Sainte-Catherine
  3700 Tongeren, Tongres
  3840 Borgloon, Looz
  4840 Welkenraedt, Welkenraat, Welkenrath
  6630 Martelange, Martelingen
  7070 Le Roeulx, Roeulx
  7784 Waasten, Warneton, Neerwaasten, Bas-Warneton
  8670 Koksijde, Coxyde, Oostduinkerke, Ostdunkerque
  2960 Sint-Job-in-'t-Goor
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [, zip = "", names = ""] = /^\s*(\d{4}) (.+)$/.exec(line) ?? [];
    return names.split(", ").map((name): [string, string] => [zip, name]);
  });

const at = (zip: string) => new Set(placesAtZip(zip).map(({ municipality }) => municipality));

describe("a municipality with a name in each language", () => {
  it.each(bothNames)("PROP-2 %s %s = %s is the same town by both names", (zip, nl, fr) => {
    const own = municipalities.filter(({ nis, names }) => at(zip).has(nis) && names.nl === nl);
    expect(own.map(({ names }) => names.fr)).toEqual([fr]);
    for (const name of [nl, fr]) {
      const { zip: found, note } = findTown(name);
      // A name that others share is ambiguous.
      expect(found === null ? note : found, name).toContain(zip);
    }
    const known = [nl, fr].map((name) => matchPlace({ name, zip, countryId: countries.belgium }));
    expect(known[0]?.names).toMatchObject({ nl, fr });
    expect(known[1]).toEqual(known[0]);
  });
});

describe("another name of a town", () => {
  it.each(otherwise)("%s is the code of %s", (zip, name) => {
    expect(findTown(name)).toMatchObject({ zip });
    expect(matchPlace({ name, zip, countryId: countries.belgium })).not.toBeNull();
  });

  it("with the code of a part is the town too", () => {
    const written = { name: "Wavre-Sainte-Catherine", zip: "2861", countryId: countries.belgium };
    const part = placesAtZip("2861").find(({ name }) => name === "Onze-Lieve-Vrouw-Waver");
    expect(part).toBeDefined();
    expect(matchPlace(written)).toMatchObject({ name: "Sint-Katelijne-Waver", zip: "2861", point: part?.point });
  });

  it("that is also a village elsewhere is ambiguous", () => {
    const { zip, note } = findTown("Molenbeek");
    expect(zip).toBeNull();
    expect(note).toContain("1080 Sint-Jans-Molenbeek");
    expect(note).toContain("3461 Molenbeek-Wersbeek");
  });

  it("with several spellings lists each place once", () => {
    for (const name of new Set(belgianPlaces.flatMap(({ names, aliases }) => [...Object.values(names), ...aliases]))) {
      const places = [...findTown(name).note.matchAll(/\d{4} [^(,]+ \([^)]+\)/g)].map(([place]) => place);
      expect(new Set(places).size, `${name}: ${places.join(", ")}`).toBe(places.length);
    }
  });
});
