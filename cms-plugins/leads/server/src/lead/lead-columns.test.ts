import { describe, expect, it } from "vitest";
import { leadColumns } from "./lead-columns.js";

describe("FORM-11 the list columns of a lead", () => {
  it("FORM-11 show the name, a formatted phone and the message as text", () => {
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

  it("FORM-11 are empty where the form has no answer", () => {
    expect(leadColumns("unsubscribe", { email: "an@example.org" })).toEqual({
      name: "",
      email: "an@example.org",
      phone: "",
      message: "",
    });
  });

  it("FORM-11 read the message of every form", () => {
    expect(leadColumns("job-contact", { motivation: "Graag" }).message).toBe("Graag");
  });
});
