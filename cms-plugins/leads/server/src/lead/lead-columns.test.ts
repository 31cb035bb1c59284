import { describe, expect, it } from "vitest";
import { leadColumns } from "./lead-columns.js";

describe("FORM-11 what lists show of a lead", () => {
  it("FORM-11 who it is, a phone in groups, and the message as text", () => {
    const data = {
      firstName: "An",
      lastName: "Peeters",
      email: "an@example.org",
      phone: "0470123456",
      remark: "Eén\nTwee",
    };
    expect(leadColumns("site-contact", data)).toEqual({
      name: "An Peeters",
      email: "an@example.org",
      phone: "0470 12 34 56",
      message: "Eén\nTwee",
    });
  });

  it("FORM-11 nothing where nothing was said", () => {
    expect(leadColumns("unsubscribe", { email: "an@example.org" })).toEqual({
      name: "",
      email: "an@example.org",
      phone: "",
      message: "",
    });
  });

  it("FORM-11 whatever the form calls its message", () => {
    expect(leadColumns("job-contact", { motivation: "Graag" }).message).toBe("Graag");
  });
});
