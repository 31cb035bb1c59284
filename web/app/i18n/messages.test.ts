import { describe, expect, it } from "vitest";
import { frenchSpaces, languages } from "@gevel/config";
import { allMessages } from "./all-messages.server";
import { intlOf } from "./intl-of";
import { idFromData } from "./message-id";
import { textOf } from "./text-of.server";

describe.each(languages)("the messages in %s", (language) => {
  it("LANG-6 are typeset: curly apostrophes, and in French non-breaking spaces", () => {
    const isSet = (text: string) => !text.includes("'") && (language !== "fr" || text === frenchSpaces(text));
    expect(Object.entries(allMessages[language]).filter(([, text]) => !isSet(text))).toEqual([]);
  });
});

it("LANG-6 a message that no catalogue has does not compile", () => {
  const unknown = () => [
    // @ts-expect-error -- React Intl takes the ids of the catalogues alone.
    intlOf("nl").formatMessage({ id: "site.unknown" }),
    // @ts-expect-error -- So does what loaders write.
    textOf("nl", "site.unknown"),
    // @ts-expect-error -- A fixed part that no id has.
    idFromData("form.field.name"),
  ];
  expect(unknown).toBeTypeOf("function");
});
