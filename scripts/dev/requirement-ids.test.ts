import { expect, it } from "vitest";
import { definedIds, undefinedIds } from "./requirement-ids.mjs";

const requirements =
  "# Requirements\n\n- LANG-1 Languages.\n- Q-2 Works without JavaScript.\n- API-6 + Import formats.\n";

it("reads the ids of the list items", () => {
  expect([...definedIds(requirements)]).toEqual(["LANG-1", "Q-2", "API-6"]);
});

/** Split in two, because the check reads this file too. */
const missing = `LANG-${99}`;

it.each([
  ["LANG-1 and API-6", []],
  [`${missing} twice: ${missing}`, [missing]],
  ["UTF-8, SHA-256 and AW-123 belong to no section", []],
  ["MY-LANG-1 and LANG-1-B are no citations", []],
  [`(${missing})`, [missing]],
])("finds in %j the undefined ids %j", (text, ids) => {
  expect(undefinedIds(requirements, text)).toEqual(ids);
});
