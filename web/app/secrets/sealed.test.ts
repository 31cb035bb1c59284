import { describe, expect, it } from "vitest";
import { seal, unseal } from "./sealed.server";

describe("a sealed text", () => {
  it("Q-3 is readable for the site only", () => {
    const sealed = seal("token", "secret of the site", "owner");
    expect(sealed).not.toContain("token");
    expect(unseal(sealed, "secret of the site", "owner")).toBe("token");
    expect(unseal(sealed, "another secret", "owner")).toBeNull();
    expect(unseal(sealed, "secret of the site", "another purpose")).toBeNull();
  });

  it("Q-3 is rejected when one of its bytes changed", () => {
    const sealed = seal("token", "secret of the site", "owner");
    for (const at of [0, 14, sealed.length - 3]) {
      const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
      expect(unseal(changed, "secret of the site", "owner")).toBeNull();
    }
    expect(unseal("", "secret of the site", "owner")).toBeNull();
    expect(unseal("!!", "secret of the site", "owner")).toBeNull();
  });
});
