import { describe, expect, it } from "vitest";
import { frenchSpaces, languages } from "@gevel/config";
import { allMessages } from "./all-messages.server";

describe.each(languages)("the messages in %s", (language) => {
  it("LANG-6 are typeset: curly apostrophes, and in French non-breaking spaces", () => {
    const isSet = (text: string) => !text.includes("'") && (language !== "fr" || text === frenchSpaces(text));
    expect(Object.entries(allMessages[language]).filter(([, text]) => !isSet(text))).toEqual([]);
  });
});
