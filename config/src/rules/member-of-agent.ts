/** The person whom an import or staff named on a listing, or a member of the team. */
export interface NamedPerson {
  name: string;
  email: string;
}

/** The key that distinguishes agents: their e-mail address; empty for those without one. */
export const agentKey = (email: string | null): string => (email ?? "").trim().toLowerCase();

/** A name as it is compared: in lower case, its spaces folded. */
export const agentNameKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, " ");

/**
 * The member of the team who is the agent of a listing: the one with the same e-mail address, else the only one with
 * the same name. Where several share the address (an office's), the name decides; null where nothing does.
 */
export function memberOfAgent<Member extends NamedPerson>(
  { name, email }: NamedPerson,
  members: readonly Member[],
): Member | null {
  const key = agentKey(email);
  const mailed = key === "" ? [] : members.filter((member) => agentKey(member.email) === key);
  const [only, another] = mailed;
  if (only && !another) return only;
  const named = (only ? mailed : members).filter((member) => agentNameKey(member.name) === agentNameKey(name));
  const [first, second] = named;
  return first && !second && agentNameKey(name) !== "" ? first : null;
}
