import { expect, it } from "vitest";
import { readAgent, withAgentPart } from "./agent-value";

const anna = { name: "Anna", phone: "+32 3 555", email: "anna@x.be", pictureUrl: "/uploads/a.jpg" };

it("PROP-1 an agent is parsed from any value of the form", () => {
  expect(readAgent(anna)).toEqual(anna);
  expect(readAgent(JSON.stringify({ name: "Anna" }))).toEqual({ name: "Anna", phone: "", email: "", pictureUrl: "" });
  for (const none of [null, undefined, "", "{", 5, "5"]) expect(readAgent(none).name).toBe("");
});

it("PROP-1 an agent keeps its other fields when one is edited, and is null without any", () => {
  expect(withAgentPart({ ...anna, more: 1 }, "phone", "0")).toEqual({ ...anna, more: 1, phone: "0" });
  expect(withAgentPart(null, "name", "Anna")).toEqual({ name: "Anna", phone: "", email: "", pictureUrl: "" });
  expect(withAgentPart({ name: "Anna" }, "name", " ")).toBeNull();
});
