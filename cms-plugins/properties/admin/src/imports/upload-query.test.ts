import { languages, listingFeedQuerySchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { asFileSays, languageChosen, uploadQuery } from "./upload-query";

describe("API-6 what an upload asks for", () => {
  const asked = (choice: string, full = false) =>
    listingFeedQuerySchema.parse(
      Object.fromEntries(new URLSearchParams(uploadQuery({ source: "crm", full, language: languageChosen(choice) }))),
    );

  it.each(languages)("is the texts in %s, where that is chosen", (language) => {
    expect(asked(language)).toEqual({ source: "crm", language });
  });

  it("is what the file says, where nothing is chosen", () => {
    expect(asked(asFileSays)).toEqual({ source: "crm" });
    expect(asked(asFileSays, true)).toEqual({ source: "crm", mode: "full" });
  });
});
