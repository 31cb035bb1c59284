import { afterEach, describe, expect, it, vi } from "vitest";
import { lastLoan, storeLastLoan } from "./last-loan";

function browser(text: string | null) {
  const stored = new Map(text === null ? [] : [["gevel.loan", text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
}

describe("the last loan of a browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("PROP-19 is what the visitor entered last and could be read", () => {
    browser(null);
    expect(lastLoan()).toBe("");
    storeLastLoan("loan=200000&loan-years=20&loan-rate=2");
    storeLastLoan("loan=200000&loan-years=20&loan-rate=");
    expect(lastLoan()).toBe("loan=200000&loan-years=20&loan-rate=2");
  });

  it.each(["", "{}", "loan=1", "<script>", `loan=${"9".repeat(300)}&loan-years=20&loan-rate=2`])(
    "PROP-19 is none where %j is stored",
    (text) => {
      browser(text);
      expect(lastLoan()).toBe("");
    },
  );

  it("PROP-19 is none in a browser without storage", () => {
    const throwError = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: throwError, setItem: throwError });
    expect(lastLoan()).toBe("");
    expect(() => storeLastLoan("loan=200000&loan-years=20&loan-rate=2")).not.toThrow();
  });
});
