import { expect, it } from "vitest";
import { languages } from "@gevel/config";
import { allMessages } from "./all-messages.server";
import { createSiteIntl } from "./intl-of";
import type { MessageId } from "./message-id";
import { compileMessages } from "./compiled-messages.plugin";
import { parsedMessages } from "./messages";

/** Every argument name of the messages, with a number that suits them all; a tag renders its contents. */
function valuesFor(json: string) {
  const names = [...json.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? "");
  const tags = [...json.matchAll(/<(\w+)>/g)].map(([, name]) => name ?? "");
  return {
    ...Object.fromEntries(names.map((name) => [name, 2])),
    ...Object.fromEntries(tags.map((name) => [name, (parts: unknown) => String(parts)])),
  };
}

const isId = (id: string): id is MessageId => id in allMessages.en;

it.each(languages)("LANG-6 messages compiled at build time render the same in %s", (language) => {
  const json = JSON.stringify(allMessages[language]);
  const values = valuesFor(json);
  const plain = createSiteIntl(language, allMessages[language]);
  const read = createSiteIntl(language, parsedMessages(compileMessages(json, "all")));
  for (const id of Object.keys(allMessages[language]).filter(isId)) {
    expect(typeof read.messages[id], id).toBe("object");
    expect(read.formatMessage({ id }, values), id).toEqual(plain.formatMessage({ id }, values));
  }
});

it("LANG-6 a message that is not ICU fails the build with its file and id", () => {
  expect(() => compileMessages('{ "site.title": "{count, plural, one {#}" }', "messages/nl/site.json")).toThrow(
    "messages/nl/site.json: site.title is not an ICU message",
  );
});
