import addressparser from "nodemailer/lib/addressparser/index.js";
import { describe, expect, it } from "vitest";
import { domainOf, headerText, mailboxText, readMailbox } from "./address-text.js";

const hostile = [
  "An\r\nBcc: evil@example.org",
  "An\nBcc: evil@example.org",
  "An\rBcc: evil@example.org",
  "An\u2028Bcc: evil@example.org",
  "An\u0000\u0085Bcc: evil@example.org",
  'An" <evil@example.org>, "Bo',
  "An, evil@example.org",
  "An <evil@example.org>;",
  "An\\",
  "group: evil@example.org;",
];

describe("FORM-4 visitors' text in a mail header", () => {
  it.each(hostile)("FORM-4 starts no other header: %j", (text) => {
    expect(headerText(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  });

  it.each(hostile)("FORM-4 is no other address: %j", (name) => {
    const read = addressparser(mailboxText({ name, address: "an@example.org" }), { flatten: true });
    expect(read.map(({ address }) => address)).toEqual(["an@example.org"]);
  });

  it("FORM-4 is cut when it is too long, never within a character", () => {
    expect([...headerText("🏠".repeat(900))]).toHaveLength(200);
  });

  it("FORM-4 keeps the letters of every language", () => {
    expect(mailboxText({ name: "Zoë D’Hondt-Müller", address: "z@example.org" })).toBe(
      '"Zoë D’Hondt-Müller" <z@example.org>',
    );
    expect(mailboxText({ name: " ", address: "z@example.org" })).toBe("z@example.org");
  });
});

describe("FORM-4 the sender of mails", () => {
  it.each([
    ["no-reply@gevel.be", { name: "", address: "no-reply@gevel.be" }],
    ["Gevel <no-reply@gevel.be>", { name: "Gevel", address: "no-reply@gevel.be" }],
    ['"Gevel, Antwerpen" <no-reply@gevel.be>', { name: "Gevel, Antwerpen", address: "no-reply@gevel.be" }],
  ])("FORM-4 %s", (text, mailbox) => {
    expect(readMailbox(text)).toEqual(mailbox);
    expect(domainOf(text)).toBe("gevel.be");
  });
});
