import type { IncomingHttpHeaders } from "node:http";
import { optOutCookie } from "@gevel/config";
import { isbot } from "isbot";
import { privateCookies } from "../page-cache/page-cache";

const leftOut: readonly string[] = [...privateCookies, optOutCookie];

/** Agents that were judged, as there are few: a judgement is hundreds of patterns. */
const agents = new Map<string, boolean>();
const cachedAgents = 2_000;

function isPerson(agent: string): boolean {
  const cached = agents.get(agent);
  if (cached !== undefined) return cached;
  const person = agent !== "" && !isbot(agent);
  if (agents.size >= cachedAgents) agents.clear();
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
