import { describe, expect, it } from "vitest";
import { languageOfName } from "./language-of-name.js";

describe("API-6 the language in a file name", () => {
  it.each([
    ["feed.fr.json", "fr"],
    ["feed_fr.json", "fr"],
    ["feed-fr.json", "fr"],
    ["FEED.FR.JSON", "fr"],
    ["panden-2026-nl.xml", "nl"],
    ["feed.de.zip", "de"],
    ["feed_en.gz", "en"],
    ["feed.fr.json.gz", "fr"],
    ["feed-NL.xml.zip", "nl"],
    ["fr.json", "fr"],
    ["feed.json", null],
    ["feed.it.json", null],
    ["feed.fr.csv", null],
    ["feed.fr", null],
    ["brugge-fr-2026.json", null],
    ["chauffr.json", null],
    ["de-haan.xml", null],
    ["constructor.json", null],
  ])("%s: %s", (name, language) => {
    expect(languageOfName(name)).toBe(language);
  });
});
