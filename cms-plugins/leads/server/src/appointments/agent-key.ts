/** The key by which viewings are counted per agent: the agent's e-mail address; empty for those without an agent. */
export const agentKey = (email: string | null): string => (email ?? "").trim().toLowerCase();
