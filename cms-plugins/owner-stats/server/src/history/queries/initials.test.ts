import { expect, it } from "vitest";
import { initialsOf } from "./read-entries.js";

it.each([
  ["Jan Peeters", "J. P."],
  ["  élise   van der Meer ", "É. V. D. M."],
  ["M. & Mme Dupont-Lefèvre", "M. M. D. L."],
  ["Peeters, An", "P. A."],
  ["jan.peeters@example.org", "J. P. O."],
  ["+32 470 12 34 56", ""],
  ["", ""],
  ["a b c d e f g", "A. B. C. D."],
])("OWNER-2 shows %j as %j to an owner", (name, initials) => expect(initialsOf(name)).toBe(initials));

it("OWNER-2 initials never reveal a name, whatever was typed as one", () => {
  for (const name of ["Müller", "O’Brien", "李小龙", "Ng"]) expect(initialsOf(name)).toMatch(/^(\p{L}\. ?){1,4}$/u);
});
