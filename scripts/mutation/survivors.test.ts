import { expect, it } from "vitest";
import { survivorsOf } from "./survivors.mjs";

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});

it("reports per file how many mutants were caught and which survived, timeouts included", () => {
  const mutant = { mutatorName: "Rule", replacement: "true" };
  const source = "const is = a > b;\nwhile (is) next();";
  const report = {
    files: {
      "b.ts": {
        source,
        mutants: [
          { ...mutant, status: "Killed", location: at(1, 12, 17) },
          { ...mutant, status: "Survived", location: at(1, 12, 17) },
          { ...mutant, status: "NoCoverage", location: at(1, 12, 13) },
          { ...mutant, status: "Timeout", location: at(2, 8, 10) },
          { ...mutant, status: "CompileError", location: at(2, 8, 10) },
        ],
      },
      "a.ts": { source, mutants: [{ ...mutant, status: "Killed", location: at(1, 1, 2) }] },
      "empty.ts": { source, mutants: [] },
    },
  };
  expect(survivorsOf(report).split("\n")).toEqual([
    "100.0 % a.ts, 1 mutants, 0 by time",
    "50.0 % b.ts, 4 mutants, 1 by time",
    "    1:12 Survived Rule: a > b → true",
    "    1:12 NoCoverage Rule: a → true",
    "    2:8 Timeout Rule: is → true",
    "60.0 % of 5 killed, 1 of them by time",
  ]);
});
