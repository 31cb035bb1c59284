import { storedJson } from "./stored-json";

export const agentKeys = ["name", "phone", "email", "pictureUrl"] as const;
type Agent = Record<(typeof agentKeys)[number], string>;

function partsOf(value: unknown): Record<string, unknown> {
  const json = storedJson(value);
  return typeof json === "object" && json !== null ? { ...json } : {};
}

/** The agent of a form's value, empty where nothing is said. */
export function readAgent(value: unknown): Agent {
  const parts = partsOf(value);
  const part = (key: string) => (typeof parts[key] === "string" ? parts[key] : "");
  return { name: part("name"), phone: part("phone"), email: part("email"), pictureUrl: part("pictureUrl") };
}

/** The value with one part written anew; an agent of whom nothing is said is none. */
export function withAgentPart(value: unknown, key: keyof Agent, text: string): object | null {
  const agent = { ...readAgent(value), [key]: text };
  return agentKeys.every((part) => agent[part].trim() === "") ? null : { ...partsOf(value), ...agent };
}
