import { languages, importFileQuerySchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { languageFromFile, chosenLanguage, uploadQuery } from "./upload-query";

describe("API-6 the query of an upload", () => {
  const query = (choice: string, full = false) =>
    importFileQuerySchema.parse(
      Object.fromEntries(new URLSearchParams(uploadQuery({ source: "crm", full, language: chosenLanguage(choice) }))),
    );

  it.each(languages)("has the texts in %s when chosen", (language) => {
    expect(query(language)).toEqual({ source: "crm", language });
  });

  it("is empty without a choice, so that the file decides", () => {
    expect(query(languageFromFile)).toEqual({ source: "crm" });
    expect(query(languageFromFile, true)).toEqual({ source: "crm", mode: "full" });
  });
});
