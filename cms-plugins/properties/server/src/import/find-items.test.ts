import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findItems } from "./find-items.js";
import { bodyInMemory } from "../history/sent-body.js";

/** A stream in chunks of `length` bytes. */
function inPieces(bytes: Buffer, length: number) {
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += length)
      yield await Promise.resolve(bytes.subarray(from, from + length));
  }
  return { ...bodyInMemory(bytes), chunks };
}

const split = async (text: string, length = Number.POSITIVE_INFINITY) => {
  const bytes = Buffer.from(text);
  const found = await findItems(inPieces(bytes, length), "properties");
  if (!found) return null;
  const { list, items } = found;
  const written = (from: number, to?: number) => bytes.toString("utf8", from, to);
  return {
    envelope: `${written(0, list.from)}[]${written(list.to)}`,
    items: items.map(({ from, to }) => written(from, to)),
  };
};

describe("the items of a body", () => {
  it("are extracted as they are written", async () => {
    expect(await split(`{"source":"a", "properties" : [ {"a":"]}\\",["} , {"b":[1,{}]},null ],"mode":"full"}`)).toEqual(
      {
        envelope: `{"source":"a", "properties" : [],"mode":"full"}`,
        items: [`{"a":"]}\\",["}`, `{"b":[1,{}]}`, "null"],
      },
    );
    expect((await split(`{"properties":[]}`))?.items).toEqual([]);
    expect((await split(`{"properties":[ ]}`))?.items).toEqual([]);
  });

  it("are found under their own key only", async () => {
    expect(await split(`{"source":"properties","a":[{"properties":[1]}],"b":{"c":[]},"properties":[2]}`)).toEqual({
      envelope: `{"source":"properties","a":[{"properties":[1]}],"b":{"c":[]},"properties":[]}`,
      items: ["2"],
    });
  });

  it("may have Windows line ends or tabs between them", async () => {
    expect(await split(`{\r\n\t"properties"\r\n:\r\n[\r\n1\r\n,\t2\t\r\n]\r\n}`)).toEqual({
      envelope: `{\r\n\t"properties"\r\n:\r\n[]\r\n}`,
      items: ["1", "2"],
    });
  });

  it("are read to the end of each string, whatever its escapes", async () => {
    expect(await split(String.raw`{"properties":["\\",{"a":"\\\""}],"mode":"\"full"}`)).toEqual({
      envelope: String.raw`{"properties":[],"mode":"\"full"}`,
      items: [String.raw`"\\"`, String.raw`{"a":"\\\""}`],
    });
  });

  it.each([
    "",
    "[]",
    `{"properties":5}`,
    `{"properties":[{}`,
    `{"a":{"properties":[]}}`,
    `{"properties":[],"properties":[]}`,
    `{"propert\\u0069es":[]}`,
    `"properties"`,
  ])("are not looked for in %j", async (text) => {
    expect(await split(text)).toBeNull();
  });

  it("leave invalid gaps to the parser", async () => {
    expect((await split(`{"properties":[1,,2]}`))?.items).toEqual(["1", "", "2"]);
    expect((await split(`{"properties":[1,]}`))?.items).toEqual(["1", ""]);
    expect((await split(`{"properties":[,]}`))?.items).toEqual(["", ""]);
  });

  it("equal those of JSON.parse, in any spacing and in chunks of any length", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { maxLength: 6 }),
        fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3, noNullPrototype: true }),
        fc.constantFrom(undefined, 1, "\t"),
        fc.integer({ min: 1, max: 40 }),
        async (properties, others, indent, length) => {
          const { properties: _own, ...rest } = others;
          const body = JSON.stringify({ ...rest, properties, mode: "full" }, null, indent);
          const found = await split(body, length);
          expect(found?.items.map((item): unknown => JSON.parse(item))).toEqual(JSON.parse(JSON.stringify(properties)));
          expect(JSON.parse(found?.envelope ?? "")).toEqual({ ...JSON.parse(body), properties: [] });
        },
      ),
    );
  });

  it("are the same in chunks of any length, whatever the bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('{"properties":', "[", "]", "{", "}", '"', "\\", ",", " ", "1", "é"), {
          maxLength: 20,
        }),
        fc.integer({ min: 1, max: 9 }),
        async (parts, length) => {
          const body = parts.join("");
          expect(await split(body, length)).toEqual(await split(body));
        },
      ),
    );
  });
});
