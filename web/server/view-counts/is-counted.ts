import type { IncomingHttpHeaders } from "node:http";
import { uncountedCookie } from "@gevel/config";
import { isbot } from "isbot";
import { privateCookies } from "../page-cache/page-cache";

const leftOut: readonly string[] = [...privateCookies, uncountedCookie];

/** Agents that were judged, as there are few: a judgement is hundreds of patterns. */
const agents = new Map<string, boolean>();
const agentsKnown = 2_000;

function isPerson(agent: string): boolean {
  const known = agents.get(agent);
  if (known !== undefined) return known;
  const person = agent !== "" && !isbot(agent);
  if (agents.size >= agentsKnown) agents.clear();
  agents.set(agent, person);
  return person;
}

/**
 * OWNER-5: a view is a person's who looked at the page: not of a program or a link preview, not of a page that was fetched in
 * case somebody goes there, and not of staff, nor of owners, who would count themselves.
 */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  const { cookie, purpose, "sec-purpose": secPurpose, "user-agent": agent = "" } = headers;
  if (cookie !== undefined && leftOut.some((name) => cookie.includes(name))) return false;
  if (/prefetch|prerender|preview/i.test(`${String(secPurpose ?? "")} ${String(purpose ?? "")}`)) return false;
  return isPerson(agent);
}
