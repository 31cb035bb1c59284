import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { byLanguage } from "@gevel/config";
import { allMessages } from "~/i18n/all-messages.server";
import { textVersion } from "./consent-cookies";

/** Hash of each version's texts, by language. The texts themselves are in the history of their files. */
const versions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "1": { nl: "2a404750e418", fr: "293e00d15c48", en: "1c79b4cac799", de: "2fb12c054f97" },
};

/** The kind of space between two words does not change the meaning. */
const hashOf = (texts: Readonly<Record<string, string>>) =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(texts).filter(([id]) => id.startsWith("consent."))).replace(/\s/g, " "))
    .digest("hex")
    .slice(0, 12);

it("CONSENT-1 changing the consent texts requires a new version", () => {
  expect(byLanguage((language) => hashOf(allMessages[language]))).toEqual(versions[textVersion]);
});
