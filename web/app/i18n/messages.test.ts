import { createIntl, type MessageFormatElement } from "react-intl";
import { describe, expect, it } from "vitest";
import { frenchSpaces, languages } from "@gevel/config";
import { allMessages } from "./all-messages.server";

const intl = createIntl({ locale: "nl" });

/** Names of arguments and tags, sorted: the values code must pass to a message. */
const parts = (text: string) => [...new Set(names(intl.formatters.getMessageFormat(text, "nl").getAst()))].sort();

/** 0 is plain text and 7 a plural's number; the others have a name, and some of them child elements. */
const names = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => [
    ...(Number(element.type) !== 0 && "value" in element ? [String(element.value)] : []),
    ...("options" in element ? Object.values(element.options).flatMap(({ value }) => names(value)) : []),
    ...("children" in element ? names(element.children) : []),
  ]);

describe.each(languages)("the messages in %s", (language) => {
  it("LANG-6 are complete", () => {
    expect(Object.keys(allMessages[language]).sort()).toEqual(Object.keys(allMessages.nl).sort());
    expect(Object.entries(allMessages[language]).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("LANG-6 are typeset: curly apostrophes, and in French non-breaking spaces", () => {
    const isSet = (text: string) => !text.includes("'") && (language !== "fr" || text === frenchSpaces(text));
    expect(Object.entries(allMessages[language]).filter(([, text]) => !isSet(text))).toEqual([]);
  });

  it("LANG-6 have the same placeholders as the Dutch ones", () => {
    for (const [id, text] of Object.entries(allMessages[language])) {
      expect(parts(text), id).toEqual(parts(allMessages.nl[id] ?? ""));
    }
  });
});
