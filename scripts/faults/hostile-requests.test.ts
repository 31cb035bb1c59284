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

describe("what no visitor asks for", () => {
  it("Q-2 is dear where it is made anew for each address, though it is quick when one is asked for again", async () => {
    const retained = new Set<string>();
    const { dear } = await dearOf((address) => {
      if (retained.has(address)) return 1;
      retained.add(address);
      return address.startsWith("/sitemaps/nl.xml") ? 100 : 10;
    });
    expect(dear).toContain("/sitemaps/nl.xml");
    expect(dear.filter((address) => !address.startsWith("/sitemaps/nl.xml"))).toEqual([]);
  });

  it("Q-2 is dear where what an address asks costs it, and nowhere else", async () => {
    const { dear } = await dearOf((address) => (address.includes("city=constructor") ? 100 : 10));
    expect(dear.length).toBeGreaterThan(0);
    expect(dear.every((address) => address.includes("city=constructor"))).toBe(true);
  });

  it("is not dear where it was slow once, or no more than a page that is made for an honest visitor", async () => {
    const seen = new Set<string>();
    const { dear } = await dearOf((address) => {
      const [path = ""] = address.split(/[?&]z=/);
      const isFirst = !seen.has(path);
      seen.add(path);
      return isFirst ? 4_000 : path.startsWith("/nl/") ? 40 : 10;
    });
    expect(dear).toEqual([]);
  });

  it("ERR-1 is a fault where the site says so", async () => {
    const { faults } = await dearOf(() => 1);
    expect(faults.length).toBeGreaterThan(10);
    expect(faults.every(({ address }) => address.includes("%zz"))).toBe(true);
  });
});
