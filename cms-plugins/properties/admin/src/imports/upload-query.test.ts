import { languages, importFileQuerySchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { languageFromFile, chosenLanguage, uploadQuery } from "./upload-query";

describe("API-6 what an upload asks for", () => {
  const query = (choice: string, full = false) =>
    importFileQuerySchema.parse(
      Object.fromEntries(new URLSearchParams(uploadQuery({ source: "crm", full, language: chosenLanguage(choice) }))),
    );

  it.each(languages)("is the texts in %s, where that is chosen", (language) => {
    expect(query(language)).toEqual({ source: "crm", language });
  });

  it("is what the file says, where nothing is chosen", () => {
    expect(query(languageFromFile)).toEqual({ source: "crm" });
    expect(query(languageFromFile, true)).toEqual({ source: "crm", mode: "full" });
  });
});
