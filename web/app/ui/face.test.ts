import { expect, it } from "vitest";
import { initialsOf } from "./face";

it.each([
  ["Anna Claes", "AC"],
  ["Jonas De Ridder", "JR"],
  ["Travee", "T"],
  ["Yasmine & Tom", "YT"],
  ["👩‍👩‍👧 Élise", "É"],
  ["محمد علي", "مع"],
  ["  ", ""],
])("FORM-13 the initials of %j are %j", (name, initials) => expect(initialsOf(name)).toBe(initials));
