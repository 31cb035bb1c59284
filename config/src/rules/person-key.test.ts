import { expect, it } from "vitest";
import { personKey } from "./person-key.js";

it.each(["An@Visitor.Example", " an@visitor.example ", "AN@VISITOR.EXAMPLE\n"])("FORM-12 %j is one person", (typed) => {
  expect(personKey(typed)).toBe("an@visitor.example");
});

it("FORM-12 an accent is the same however it was typed, and no accent is another", () => {
  expect(personKey("ZOE\u0308@x.be")).toBe(personKey("zo\u00eb@x.be"));
  expect(personKey("zoe@x.be")).not.toBe(personKey("zo\u00eb@x.be"));
});
