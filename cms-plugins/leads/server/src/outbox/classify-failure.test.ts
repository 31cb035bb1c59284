import { describe, expect, it } from "vitest";
import { classifyFailure } from "./classify-failure.js";

const failure = (facts: object) => Object.assign(new Error("no"), facts);

describe("FORM-4 the classification of a failed mail", () => {
  it.each([
    ["nobody listens", { code: "ESOCKET", command: "CONN" }, "server"],
    ["the greeting never comes", { code: "ETIMEDOUT", command: "CONN" }, "server"],
    ["the name is unknown", { code: "EDNS" }, "server"],
    ["the password is wrong", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }, "server"],
    ["our own address is rejected", { code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 }, "server"],
    ["the server is closing", { code: "EMESSAGE", command: "DATA", responseCode: 421 }, "server"],
    ["the disk is full", { code: "ENOSPC" }, "server"],
    ["the address is unknown", { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }, "never"],
    ["the mail is rejected as spam", { code: "EMESSAGE", command: "DATA", responseCode: 554 }, "never"],
    ["another provider rejects it", { responseCode: 550 }, "never"],
    ["the mailbox is full for now", { code: "EENVELOPE", command: "RCPT TO", responseCode: 452 }, "later"],
    ["greylisted", { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 }, "later"],
    ["no answer after the mail was sent", { code: "ETIMEDOUT", command: "DATA" }, "later"],
    ["the cause is unknown", {}, "later"],
  ] as const)("FORM-4 %s", (_, facts, kind) => {
    expect(classifyFailure(failure(facts)).kind).toBe(kind);
  });

  it.each([["a text"], [undefined], [null], [42]])("FORM-4 a thrown %j", (cause) => {
    expect(classifyFailure(cause)).toEqual({ kind: "later", problem: String(cause) });
  });

  it("FORM-11 gives staff one short line", () => {
    const { problem } = classifyFailure(new Error(`550 5.1.1\r\n550 no\tsuch user ${"x".repeat(900)}`));
    expect(problem).toMatch(/^550 5\.1\.1 550 no such user x+$/);
    expect(problem).toHaveLength(500);
  });
});
