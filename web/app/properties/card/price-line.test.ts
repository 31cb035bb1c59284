import { expect, it } from "vitest";
import { hasPriceLine } from "./price-line";

it("PROP-8 asks for no price of what is sold or let", () => {
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
