import { importLimits } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { parseOwner } from "./import-owners.js";

const least = { reference: "1", email: "an@example.org", properties: [] };

function errorsOf(item: unknown) {
  const parsed = parseOwner(item);
  return parsed.ok ? [] : parsed.errors;
}

describe("an owner of an import", () => {
  it("API-1 has its address in lower case, its name on one line, and no name or language when none is sent", () => {
    const nameless = { email: "an@example.org", name: "", language: null, properties: [] };
    expect(parseOwner(least)).toEqual({ ok: true, item: nameless });
    expect(parseOwner({ ...least, name: null, language: "" })).toEqual({ ok: true, item: nameless });
    const named = { ...least, email: "An.Claes@Example.ORG", name: " <b>An</b>\n Claes ", language: "FR" };
    expect(parseOwner({ ...named, properties: [" A-1 ", "A-2"] })).toEqual({
      ok: true,
      item: { email: "an.claes@example.org", name: "An Claes", language: "fr", properties: ["A-1", "A-2"] },
    });
  });

  it.each([
    [{ reference: "" }, ["reference"]],
    [{ reference: undefined }, ["reference"]],
    [{ email: undefined }, ["email"]],
    [{ email: "" }, ["email"]],
    [{ email: "an@example" }, ["email"]],
    [{ email: "an claes@example.org" }, ["email"]],
    [{ email: "an@example.org,bo@example.org" }, ["email"]],
    [{ email: `${"x".repeat(250)}@example.org` }, ["email"]],
    [{ name: "x".repeat(256) }, ["name"]],
    [{ language: "it" }, ["language"]],
    [{ properties: undefined }, ["properties"]],
    [{ properties: "A-1" }, ["properties"]],
    [{ properties: ["A-1", "", 3] }, ["properties.1", "properties.2"]],
    [{ properties: Array.from({ length: importLimits.ownedProperties + 1 }, () => "A") }, ["properties"]],
    [{ password: "x" }, ["password"]],
  ])("API-2 %.60j is rejected with the fields %j", (fields, atFault) => {
    expect(errorsOf({ ...least, ...fields }).map(({ field }) => field)).toEqual(atFault);
  });

  it("API-2 is rejected for an unknown field, by its name", () => {
    expect(errorsOf({ ...least, password: "x" })).toEqual([{ field: "password", message: "is no field of an owner" }]);
  });

  it("API-2 is rejected without its personal data in the reason", () => {
    const errors = errorsOf({ ...least, email: "an@wrong", name: "Geheim".repeat(100), language: "Geheim" });
    expect(errors).toHaveLength(3);
    expect(JSON.stringify(errors)).not.toMatch(/an@wrong|Geheim/);
  });
});
