import { storedJson } from "./stored-json";

export const agentKeys = ["name", "phone", "email", "pictureUrl"] as const;
type Agent = Record<(typeof agentKeys)[number], string>;

function partsOf(value: unknown): Record<string, unknown> {
  const json = storedJson(value);
  return typeof json === "object" && json !== null ? { ...json } : {};
}

/** The agent of a form's value, with empty parts where missing. */
export function readAgent(value: unknown): Agent {
  const parts = partsOf(value);
  const part = (key: string) => (typeof parts[key] === "string" ? parts[key] : "");
  return { name: part("name"), phone: part("phone"), email: part("email"), pictureUrl: part("pictureUrl") };
}

/** The value with one part replaced; null if all parts are empty. */
export function withAgentPart(value: unknown, key: keyof Agent, text: string): object | null {
  const agent = { ...readAgent(value), [key]: text };
  return agentKeys.every((part) => agent[part].trim() === "") ? null : { ...partsOf(value), ...agent };
}
