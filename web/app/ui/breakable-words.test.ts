import { expect, it } from "vitest";
import { breakableWords } from "./breakable-words";

const shown = (title: string) => String(breakableWords(title)).replaceAll("\u00AD", "|");

it.each([
  ["Vastgoedmakelaarskantoorverzekering", "Vastgoed|makelaars|kantoor|verze|kering"],
  ["aankoopprijsherzieningsovereenkomst", "aankoop|prijs|herzie|nings|overeen|komst"],
  ["Wohnungseigentümergemeinschaftsversammlung", "Wohnungs|eigen|tümer|gemein|schafts|versammlung"],
])("CMS-2 a compound that no column takes whole may break between syllables: %s", (word, expected) => {
  expect(shown(word)).toBe(expected);
});

it.each(["Vastgoedmakelaarskantoor bij u in de buurt", "Nieuwbouw", "", "4.500.000.000.000.000.000.000.000"])(
  "CMS-2 every other title stays as staff wrote it: %s",
  (title) => expect(shown(title)).toBe(title),
);

it("CMS-2 what is no text stays what it is", () => expect(breakableWords(null)).toBeNull());
