import { expect, it } from "vitest";
import { hasPriceLine } from "./price-line";

it("PROP-8 shows no price on request for a sold or rented listing", () => {
  const untold = { kind: "on-request" } as const;
  expect(["available", "option", "sold", "rented", undefined].map((state) => hasPriceLine(untold, state))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(hasPriceLine({ kind: "amount", amount: "€ 300.000" }, "sold")).toBe(true);
});
