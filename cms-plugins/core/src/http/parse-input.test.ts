import { AppError, changeLogQuerySchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseInput } from "./parse-input.js";

function rejection(value: unknown, schema: z.ZodType = changeLogQuerySchema): AppError {
  try {
    parseInput(schema, value);
  } catch (cause) {
    if (cause instanceof AppError) return cause;
  }
  throw new Error("it was not refused");
}

describe("parseInput", () => {
  it("parses a query with its defaults", () => {
    expect(parseInput(changeLogQuerySchema, { after: "12" })).toEqual({ after: 12, limit: 1000 });
  });

  it("ERR-1 names every invalid field", () => {
    const rejected = rejection({ after: "-1", limit: "many" });
    expect(rejected.code).toBe("INVALID_INPUT");
    expect(rejected.status).toBe(400);
    expect(rejected.fields.map(({ field }) => field)).toEqual(["after", "limit"]);
  });

  it("ERR-1 names the whole input when it is invalid as a whole", () => {
    const rejected = rejection([]);
    expect(rejected.fields.map(({ field }) => field)).toEqual(["body"]);
    expect(rejected.message).toMatch(/^body: .*object/);
    expect(() => parseInput(changeLogQuerySchema, null, "settings.json")).toThrow(/^settings\.json: /);
  });

  it("ERR-1 names every unknown key", () => {
    const schema = z.strictObject({ inner: z.strictObject({}) });
    const { fields } = rejection({ a: 1, inner: { b: 2, c: 3 } }, schema);
    expect(fields.map(({ field }) => field).toSorted()).toEqual(["a", "inner.b", "inner.c"]);
  });
});
