/** Whose visits have places of their own: an agent by the e-mail address; those of nobody in particular have the empty one. */
export const agentKey = (email: string | null): string => (email ?? "").trim().toLowerCase();
