import { describe, expect, it } from "vitest";
import { namedSources, sourceProblem } from "./source-permissions.js";

const token = (id: number, name: string, description: string | null = null) => ({ id, name, description });

describe("the sources of an API token", () => {
  it.each([
    [null, null],
    ["Listings of the office in Ghent", null],
    ["our sources: none of your business", null],
    ["sources: my-crm", ["my-crm"]],
    ["Whise, by night.\nSources: my-crm, my-portal.\r\nAsk Lien.", ["my-crm", "my-portal"]],
    ["  SOURCES:My-CRM;other  third", ["my-crm", "other", "third"]],
    ["sources:", []],
  ])("API-2 are read from a line of its description: %j", (description, sources) => {
    expect(namedSources(description)).toEqual(sources);
  });
});

describe("the source of an import", () => {
  const crm = token(1, "CRM", "sources: my-crm");
  const portal = token(2, "Portal", "sources: my-portal, my-crm");
  const old = token(3, "Old");

  it("API-2 is writable by each token that names it", () => {
    expect(sourceProblem(crm, [crm, portal], "my-crm")).toBeNull();
    expect(sourceProblem(portal, [crm, portal], "my-crm")).toBeNull();
  });

  it("API-2 is forbidden for a token that names other sources", () => {
    expect(sourceProblem(crm, [crm, portal], "my-portal")).toBe(
      'the API token "CRM" may write "my-crm"; add "my-portal" to the line "sources: …" of its description, under Settings › API Tokens',
    );
    expect(sourceProblem(token(4, "Empty", "sources:"), [], "my-crm")).toContain("may write no source");
  });

  it("API-2 is writable by a token without sources, unless another token names it", () => {
    expect(sourceProblem(old, [crm, old], "another")).toBeNull();
    expect(sourceProblem(old, [crm, old], "my-crm")).toMatch(/^"my-crm" belongs to the API token "CRM"; to let "Old"/);
    expect(sourceProblem(null, [crm], "my-crm")).toContain('belongs to the API token "CRM"');
  });
});
