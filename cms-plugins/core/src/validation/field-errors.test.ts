import { validationMessages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldErrors, limitErrors } from "./field-errors.js";

const schema = z.strictObject({
  city: z.string(),
  rooms: z.number({ error: "expected a number of rooms" }).optional(),
  agent: z.strictObject({ name: z.string() }).optional(),
});

function errorsOf(item: unknown, otherErrors = [] as { field: string; message: string }[]) {
  const { error } = schema.safeParse(item, validationMessages(schema));
  return error ? fieldErrors(error, "a house", { otherErrors, sent: item }) : [];
}

const wrong = (count: number) => Array.from({ length: count }, (_, index) => ({ field: `f${index}`, message: "x" }));

describe("API-2 the errors of an item", () => {
  it("name the field and say that it is required, unknown or of the wrong kind", () => {
    expect(errorsOf({ rooms: "three", colour: "red" })).toEqual([
      { field: "city", message: "is required" },
      { field: "rooms", message: 'expected a number of rooms, not "three"' },
      { field: "colour", message: "is no field of a house" },
    ]);
    expect(errorsOf({ city: 5 })).toEqual([{ field: "city", message: "expected a text, not 5" }]);
  });

  it("repeat no markup", () => {
    expect(errorsOf({ city: "Gent", rooms: "<script>alert(1)</script>" })).toEqual([
      { field: "rooms", message: "expected a number of rooms" },
    ]);
  });

  it("repeat no list or object, however deep", () => {
    const deep: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
    expect(errorsOf({ city: "Gent", rooms: deep })).toEqual([
      { field: "rooms", message: "expected a number of rooms" },
    ]);
  });

  it("name the whole path of a nested field", () => {
    expect(errorsOf({ city: "Gent", agent: { phone: "1", fax: "2" } })).toEqual([
      { field: "agent.name", message: "is required" },
      { field: "agent.phone", message: "is no field of a house" },
      { field: "agent.fax", message: "is no field of a house" },
    ]);
  });

  it("name the item where it is no object", () => {
    expect(errorsOf(undefined)).toEqual([{ field: "item", message: "is required" }]);
    expect(errorsOf([]).map(({ field }) => field)).toEqual(["item"]);
  });

  it("name a field with an empty name, and shorten a long name", () => {
    const [nameless, long] = errorsOf({ city: "Gent", "": 1, ["x".repeat(300)]: 1 });
    expect(nameless?.field).toBe('""');
    expect(long?.field).toBe("x".repeat(200));
  });

  it("are combined with other errors up to a limit, with the number of the others", () => {
    expect(errorsOf({}, wrong(1))).toEqual([{ field: "city", message: "is required" }, ...wrong(1)]);
    expect(errorsOf({}, wrong(19))).toHaveLength(20);
    expect(errorsOf({}, wrong(20)).slice(19)).toEqual([
      { field: "f18", message: "x" },
      { field: "item", message: "and 1 more that are wrong" },
    ]);
  });

  it("are complete up to that limit", () => {
    expect(limitErrors(wrong(20))).toEqual(wrong(20));
    expect(limitErrors(wrong(3), 2)).toEqual([...wrong(2), { field: "item", message: "and 1 more that are wrong" }]);
  });
});
