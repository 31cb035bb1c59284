import { AppError, importLimits } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { withBodyPosition, readItems, readJson } from "./read-items.js";
import { bodyInMemory } from "../history/sent-body.js";

const mb = 1024 * 1024;
const much = "x".repeat(25 * mb);

const sent = (body: string | Buffer) => bodyInMemory(Buffer.from(body));

const read = async (body: string | Buffer) => {
  const { items, projects, ...rest } = await readItems(sent(body));
  const texts = (raw: typeof items) => raw.map((item) => item.raw.toString());
  return { items: texts(items), ...(projects && { projects: texts(projects) }), ...rest };
};

async function rejection(body: string | Buffer) {
  try {
    await readItems(sent(body));
  } catch (cause) {
    if (cause instanceof AppError) return { code: cause.code, message: cause.message, fields: cause.fields };
    throw cause;
  }
  return null;
}

const envelope = { source: "crm", mode: "full" };

describe("API-2 the body of an import", () => {
  it("has its items unparsed, as they were sent", async () => {
    expect(await read(`{"source":" crm ","mode":"full","force":true,"properties":[{"a" : 1}, nonsense]}`)).toEqual({
      envelope: { ...envelope, force: true },
      items: [`{"a" : 1}`, "nonsense"],
    });
  });

  it("has the other fields as they were sent, and none that was not sent", async () => {
    const beside = { propertyTypes: [{ webId: 1 }], owners: [{ reference: "O" }] };
    const body = { ...envelope, properties: [], projects: [{ reference: "P" }, 5], ...beside };
    expect(await read(JSON.stringify(body))).toEqual({
      envelope,
      items: [],
      projects: [`{"reference":"P"}`, "5"],
      ...beside,
    });
    const none = { projects: [], propertyTypes: [], owners: [] };
    expect(await read(JSON.stringify({ ...envelope, properties: [], ...none }))).toEqual({
      envelope,
      items: [],
      ...none,
    });
    expect(Object.keys(await readItems(sent(`{"source":"crm","mode":"full","properties":[]}`)))).toEqual([
      ...["envelope", "items"],
    ]);
  });

  it("is parsed whole when its list cannot be found in the text", async () => {
    const body = String.raw`{"source":"crm","mode":"full","propert\u0069es":[ {"reference": "A"} ]}`;
    expect(await read(body)).toEqual({ envelope, items: [`{"reference":"A"}`] });
  });

  it("may begin with a byte order mark", async () => {
    const marked = (text: string) => read(`\ufeff${text}`);
    expect(await marked(`{"source":"crm","mode":"full","properties":[1]}`)).toEqual({ envelope, items: ["1"] });
    expect(await marked(String.raw`{"source":"crm","mode":"full","propert\u0069es":[1]}`)).toEqual({
      envelope,
      items: ["1"],
    });
  });

  it.each([
    ["", "body"],
    ["{", "body"],
    [`{"properties":[1],}`, "body"],
    [`["properties":[]]`, "body"],
    [`{"source":"crm","mode":"full"}`, "properties"],
    [`{"source":"crm","mode":"full","properties":{}}`, "properties"],
    [`{"source":"CRM","mode":"full","properties":[]}`, "source"],
    [`{"source":"crm","mode":"all","properties":[]}`, "mode"],
    [`{"source":"crm","mode":"full","properties":[],"projects":{}}`, "projects"],
    [`{"source":"crm","mode":"full","properties":[],"houses":[]}`, "houses"],
  ])("is rejected by the name of its field: %s", async (body, field) => {
    const { code, fields } = (await rejection(body)) ?? {};
    expect([code, fields?.map((fault) => fault.field)]).toEqual(["INVALID_INPUT", [field]]);
  });

  it.each(["[]", "null", "5", `"properties"`])("is rejected when it is no object: %s", async (body) => {
    expect((await rejection(body))?.code).toBe("INVALID_INPUT");
  });

  it("is rejected as no JSON", async () => {
    expect(() => readJson("{", "item 5")).toThrow("is no JSON: line 1, column 2: it ends here, after … {");
    expect((await rejection("{"))?.fields).toEqual([
      { field: "body", message: "is no JSON: line 1, column 2: it ends here, after … {" },
    ]);
  });

  it("API-2 names the line and column of a syntax error, also within an item", async () => {
    const bytes = Buffer.from(
      `\ufeff{"source":"crm","mode":"full","properties":[\n {"reference":"1"},\n {"reference":2,}\n]}`,
    );
    const body = bodyInMemory(bytes);
    const { items } = await readItems(body);
    let fault: unknown;
    try {
      readJson(items[1]?.raw.toString() ?? "", "properties.1");
    } catch (cause) {
      fault = withBodyPosition(cause, body);
    }
    expect(fault).toMatchObject({
      fields: [
        {
          field: "properties.1",
          message: expect.stringContaining("line 3, column 17: a name in quotes is expected, after") as string,
        },
      ],
    });
  });

  it("is rejected when it is not UTF-8, by the listing with the wrong bytes or as a whole", async () => {
    const latin = (text: string) => rejection(Buffer.from(text, "latin1"));
    const message = "is no UTF-8 text; JSON is sent as UTF-8";
    const rejected = (field: string) => ({ code: "INVALID_INPUT", message, fields: [{ field, message }] });
    expect(await latin(`{"properties":[{"city":"Gent"},{"city":"Liège"}],"mode":"é"}`)).toEqual(
      rejected("properties.1"),
    );
    expect(await latin(`{"properties":[{"city":"Gent"}],"mode":"é"}`)).toEqual(rejected("body"));
    expect(await latin(`{"houses":["Liège"]}`)).toEqual(rejected("body"));
  });

  it("has at most as many listings as one call may have", async () => {
    const body = (count: number) =>
      `{"source":"crm","mode":"full","properties":[${Array.from({ length: count }, () => 0).join()}]}`;
    expect((await read(body(importLimits.items))).items).toHaveLength(importLimits.items);
    const message = "20001 listings are too many for one call; send 20000 at most";
    expect(await rejection(body(importLimits.items + 1))).toEqual({
      ...{ code: "BODY_TOO_LARGE", message, fields: [{ field: "properties", message }] },
    });
  });
});

describe("a body whose items are parsed one by one", () => {
  it("may be large", async () => {
    const item = `{"reference":"1","description":{"nl":"${much}"}}`;
    const { items } = await readItems(sent(`{"source":"a","mode":"partial","properties":[${item}]}`));
    expect(items.map(({ raw }) => raw.length)).toEqual([item.length]);
  });

  it.each([
    [`{"source":"a","mode":"partial","projects":["${much}"]}`, "a body without one list of properties"],
    [`{"source":"a","properties":[],"properties":["${much}"]}`, "a body without one list of properties"],
    [`{"source":"a","mode":"partial","properties":[],"projects":["${much}"]}`, "what stands beside the listings"],
  ])("is rejected when its unsplit part is too large: %#", async (body, what) => {
    const message = `${what} may have 24 MB at most; send it in parts`;
    expect(await rejection(body)).toEqual({ code: "BODY_TOO_LARGE", message, fields: [{ field: "body", message }] });
  });

  it("may have other fields up to the limit, to the byte", async () => {
    const beside = (length: number) =>
      `{"source":"a","mode":"partial","properties":[],"owners":["${"x".repeat(length)}"]}`;
    const most = 24 * mb - beside(0).length;
    expect((await readItems(sent(beside(most)))).owners).toHaveLength(1);
    expect((await rejection(beside(most + 1)))?.code).toBe("BODY_TOO_LARGE");
  });
});
