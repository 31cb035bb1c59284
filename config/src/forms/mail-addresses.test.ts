import { describe, expect, it } from "vitest";
import { mailAddresses } from "./mail-addresses.js";

describe("CMS-5 the addresses in a text of staff", () => {
  it.each([null, undefined, "", " \n , ; \r\n"])("CMS-5 are none in %j", (text) => {
    expect(mailAddresses(text)).toEqual({ addresses: [], wrong: [] });
  });

  it("CMS-5 are separated by lines, commas or semicolons", () => {
    expect(mailAddresses("an@gevel.be\r\nbo@gevel.be, cy@gevel.be;di@gevel.be\n").addresses).toEqual([
      "an@gevel.be",
      "bo@gevel.be",
      "cy@gevel.be",
      "di@gevel.be",
    ]);
  });

  it("CMS-5 count once in any case", () => {
    expect(mailAddresses("an@gevel.be\nAn@Gevel.be").addresses).toHaveLength(1);
  });

  it("CMS-5 exclude invalid ones", () => {
    expect(mailAddresses("an@gevel.be\nAn <an@gevel.be>\nbo@gevel\nBcc: x@y.be")).toEqual({
      addresses: ["an@gevel.be"],
      wrong: ["An <an@gevel.be>", "bo@gevel", "Bcc: x@y.be"],
    });
  });
});
