import { expect, it } from "vitest";
import { breakableWords } from "./breakable-words";

const shown = (title: string) => String(breakableWords(title)).replaceAll("\u00AD", "|");

it.each([
  ["Vastgoedmakelaarskantoorverzekering", "Vastgoed|makelaars|kantoor|verze|kering"],
  ["aankoopprijsherzieningsovereenkomst", "aankoop|prijs|herzie|nings|overeen|komst"],
  ["Wohnungseigentümergemeinschaftsversammlung", "Wohnungs|eigen|tümer|gemein|schafts|versammlung"],
])("CMS-2 a compound too long for a column may break between syllables: %s", (word, expected) => {
  expect(shown(word)).toBe(expected);
});

it.each(["Vastgoedmakelaarskantoor bij u in de buurt", "Nieuwbouw", "", "4.500.000.000.000.000.000.000.000"])(
  "CMS-2 every other title stays as written: %s",
  (title) => expect(shown(title)).toBe(title),
);

it("CMS-2 a value that is no text stays unchanged", () => expect(breakableWords(null)).toBeNull());
