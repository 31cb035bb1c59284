import { describe, expect, it } from "vitest";
import { hostileRequests } from "./hostile-requests.mjs";

/** A site whose pages cost so many milliseconds each, by a clock of its own. */
async function dearOf(cost: (address: string) => number) {
  const requested: string[] = [];
  const request = async (address: string) => {
    requested.push(address);
    return { status: address.includes("%zz") ? 500 : 200, ms: cost(address) };
  };
  const { faults, dear } = await hostileRequests("", { count: 400, dearest: 5, slowest: 20, request });
  return { faults, dear: dear.map(({ address }) => address), requested };
}

describe("hostile requests", () => {
  it("Q-2 reports a page as expensive when each address renders it anew, though a repeated address is quick", async () => {
    const retained = new Set<string>();
    const { dear } = await dearOf((address) => {
      if (retained.has(address)) return 1;
      retained.add(address);
      return address.startsWith("/sitemaps/nl.xml") ? 100 : 10;
    });
    expect(dear).toContain("/sitemaps/nl.xml");
    expect(dear.filter((address) => !address.startsWith("/sitemaps/nl.xml"))).toEqual([]);
  });

  it("Q-2 reports a page as expensive only where the request's parameters cause the cost", async () => {
    const { dear } = await dearOf((address) => (address.includes("city=constructor") ? 100 : 10));
    expect(dear.length).toBeGreaterThan(0);
    expect(dear.every((address) => address.includes("city=constructor"))).toBe(true);
  });

  it("reports no page as expensive that was slow once or costs no more than an honest visitor's", async () => {
    const seen = new Set<string>();
    const { dear } = await dearOf((address) => {
      const [path = ""] = address.split(/[?&]z=/);
      const isFirst = !seen.has(path);
      seen.add(path);
      return isFirst ? 4_000 : path.startsWith("/nl/") ? 40 : 10;
    });
    expect(dear).toEqual([]);
  });

  it("ERR-1 reports a fault where the site logs one", async () => {
    const { faults } = await dearOf(() => 1);
    expect(faults.length).toBeGreaterThan(10);
    expect(faults.every(({ address }) => address.includes("%zz"))).toBe(true);
  });
});
