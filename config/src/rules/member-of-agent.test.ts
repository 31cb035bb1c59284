import { describe, expect, it } from "vitest";
import { memberOfAgent } from "./member-of-agent.js";

const anna = { name: "Anna Claes", email: "anna@agency.be" };
const other = { name: "Anna Claes", email: "anna2@agency.be" };
const bo = { name: "Bo Maes", email: "" };
const desk = { name: "Cleo Smit", email: "info@agency.be" };
const counter = { name: "Dirk Pas", email: "info@agency.be" };

describe("CMS-15 the team member who is a listing's agent", () => {
  it.each([
    ["has the same address, however it is written", { name: "A. Claes", email: " Anna@Agency.be" }, [anna, bo], anna],
    [
      "is the one with the address among two of one name",
      { name: "Anna Claes", email: "anna2@agency.be" },
      [anna, other],
      other,
    ],
    ["has the same name where the import sends no address", { name: " bo  MAES ", email: "" }, [anna, bo], bo],
    [
      "has the same name where the import sends an office's address",
      { name: "Bo Maes", email: "zuid@agency.be" },
      [anna, bo],
      bo,
    ],
    [
      "is the named one of two who share an address",
      { name: "Dirk Pas", email: "info@agency.be" },
      [desk, counter],
      counter,
    ],
  ])("%s", (_what, agent, members, member) => {
    expect(memberOfAgent(agent, members)).toBe(member);
  });

  it.each([
    ["two have the name and the import sends no address", { name: "Anna Claes", email: "" }, [anna, other]],
    ["they left the team", { name: "Anna Claes", email: "anna@agency.be" }, [bo]],
    [
      "none of two who share an address has the name",
      { name: "Bo Maes", email: "info@agency.be" },
      [desk, counter, bo],
    ],
    ["the listing names nobody", { name: " ", email: "" }, [{ name: "", email: "" }]],
  ])("is nobody where %s", (_what, agent, members) => {
    expect(memberOfAgent(agent, members)).toBeNull();
  });
});
