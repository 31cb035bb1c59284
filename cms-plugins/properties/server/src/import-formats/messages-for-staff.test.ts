import { translateImportMessage, isAppError } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { findJsonError } from "../import/json-error.js";
import { makeZip, tinyPng } from "./fixtures/make-zip.js";
import { fixtureNames, readFixture } from "./fixtures/read-fixture.js";
import { openimmoDocument } from "./fixtures/openimmo-document.js";
import { readDelivery } from "./read-delivery.js";
import { unpackDelivery } from "./unpack/unpack-delivery.js";

/** The report of a delivery: its problems, or the reason why it is rejected. */
async function messagesOf(bytes: Buffer): Promise<string[]> {
  try {
    const { documents, files } = await unpackDelivery(bytes, 10_000_000);
    const { problems } = await readDelivery(documents, { files });
    return problems.listed.map(({ message }) => message);
  } catch (cause) {
    if (isAppError(cause)) return cause.fields.map(({ message }) => message);
    throw cause;
  }
}

/** The reason within a sentence: an untranslated one could be inside a translated one. */
const reasonOf = (message: string) =>
  message
    .replace(/^in \S+: /, "")
    .replace(/(; (left out|refused|the file was left out)|, so the home is not shown; left out)$/, "");

/** Sentences without a translation. */
const untranslated = (messages: Iterable<string>) =>
  [...new Set([...messages].map(reasonOf))].filter((message) =>
    ["nl", "fr"].some((language) => {
      const translated = translateImportMessage(message, language);
      return translated === null || translated === message;
    }),
  );

const odd = ["qx7zz", "-1", "99999999", "2999-01-01", "ftp://host/a.jpg", "12.500"];

describe("API-6 the import report of a delivery", () => {
  it.each(fixtureNames)("is translated, whatever the value of %s", { timeout: 60_000 }, async (name) => {
    const text = readFixture(name).toString("utf8");
    const values = [
      ...text.matchAll(name.endsWith("xml") ? />([^<>]*\S[^<>]*)<|="([^"]+)"/g : /: ("[^"]*"|[\d.]+|true)/g),
    ];
    const messages = new Set<string>();
    for (const [index, match] of values.entries()) {
      const inner = match[1] ?? match[2] ?? "";
      const at = match.index + match[0].indexOf(inner);
      const value = odd[index % odd.length] ?? "";
      const written = name.endsWith("xml") ? value : JSON.stringify(value);
      for (const message of await messagesOf(Buffer.from(text.slice(0, at) + written + text.slice(at + inner.length))))
        messages.add(message);
    }
    expect(untranslated(messages)).toEqual([]);
  });

  it("is translated when the delivery is rejected or a file is left out", async () => {
    const whole = '<openimmo><uebertragung umfang="TEIL"/><anbieter><immobilie/></anbieter></openimmo>';
    const zip = (...names: string[]) =>
      makeZip(names.map((name) => ({ name, bytes: name.endsWith("png") ? tinyPng : Buffer.from(whole) })));
    const sent: (Buffer | string)[] = [
      ...[
        "",
        "x",
        "<a/>",
        "{}",
        "[{}]",
        "[1,]",
        "[[1,2",
        "<openimmo>",
        "<openimmo></x>",
        "<root/>",
        '{"Success":false}',
      ],
      ...["<!DOCTYPE a><openimmo/>", '<?xml version="1.0" encoding="EBCDIC"?><a/>', whole.slice(0, -20)],
      ...[
        "<root><kyero><feed_version>2</feed_version></kyero></root>",
        '<openimmo><uebertragung umfang="VOLL"/></openimmo>',
      ],
      ...[
        tinyPng,
        Buffer.from("%PDF-1.7"),
        Buffer.from("Rar!"),
        Buffer.from([0x1f, 0x8b, 1]),
        Buffer.from("PK\x03\x04"),
      ],
      ...[zip("a.png"), zip("a.xml", "b.png"), zip("[Content_Types].xml"), makeZip([])],
      makeZip([
        { name: "a.xml", bytes: Buffer.from(whole) },
        { name: "b.json", bytes: Buffer.from("[1,") },
      ]),
      makeZip([
        { name: "a.xml", bytes: Buffer.from(whole) },
        { name: "b.xml", bytes: Buffer.from("<manifest/>") },
      ]),
    ];
    const messages: string[] = [];
    for (const bytes of sent) {
      const answered = await messagesOf(Buffer.from(bytes));
      expect(answered, String(bytes).slice(0, 40)).not.toEqual([]);
      messages.push(...answered);
    }
    expect(untranslated(messages)).toEqual([]);
  });

  it("is translated when its JSON is broken", () => {
    for (const text of ["{", '{"a" 1}', "[1 2]", "[,", "{,", '{"a":1,}', "{}x", '["\n"]', "x"]) {
      const message = `is no JSON: ${findJsonError(text)?.message}`;
      expect(untranslated([message])).toEqual([]);
      expect(translateImportMessage(message, "nl")).toContain("regel 1, kolom");
      expect(translateImportMessage(message, "nl")).not.toMatch(/expected|it ends|a value|a name/);
    }
  });

  it("names the sender's field, the value and the accepted values when a listing is rejected", async () => {
    const { problems } = await openimmoDocument('<geo><plz>4600</plz><ort>Wels</ort><land iso_land="AUT"/></geo>');
    const error = problems.inSenderTerms("1", { field: "countryId", message: "expected the number of a country" });
    expect(error).toEqual({
      field: "geo/land/@iso_land",
      message:
        '"AUT" is no country that listings are taken from; these are Belgium (BE), Luxembourg (LU) and the Netherlands (NL)',
    });
    expect(translateImportMessage(error.message, "nl")).toBe(
      '"AUT" is geen land waaruit panden worden genomen; dat zijn België (BE), Luxemburg (LU) en Nederland (NL)',
    );
    const message = "expected a Belgian postal code of four digits, or the countryId of another country";
    const zip = problems.inSenderTerms("1", { field: "zip", message });
    expect(zip).toEqual({ field: "geo/plz", message: message.replace("countryId", "geo/land/@iso_land") });
    expect(translateImportMessage(zip.message, "fr")).toContain("le geo/land/@iso_land d’un autre pays");
  });

  it("names the keys of Omnicasa as written in its answer", async () => {
    const { problems } = await readDelivery(
      [{ name: "", bytes: Buffer.from('[{"ID":7,"GOAL":5,"zip":"x","City":"Gent","CountryID":4}]') }],
      { files: new Map() },
    );
    const fields = ["countryId", "zip", "goal", "webId", "city", "reference"].map(
      (field) => problems.inSenderTerms("7", { field, message: "is not accepted" }).field,
    );
    expect(fields).toEqual(["CountryID", "zip", "GOAL", "WebID", "City", "ID"]);
  });
});
