import { expect, it } from "vitest";
import { personKey } from "./person-key.js";

it.each(["An@Visitor.Example", " an@visitor.example ", "AN@VISITOR.EXAMPLE\n"])("FORM-12 %j is one person", (typed) => {
  expect(personKey(typed)).toBe("an@visitor.example");
});

it("FORM-12 an accented letter is the same in any encoding, and differs from the plain letter", () => {
  expect(personKey("ZOE\u0308@x.be")).toBe(personKey("zo\u00eb@x.be"));
  expect(personKey("zoe@x.be")).not.toBe(personKey("zo\u00eb@x.be"));
});
