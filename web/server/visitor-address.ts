import type { IncomingMessage } from "node:http";

/** The address of the visitor as express has it, for what is answered before express: past so many proxies of ours. */
export function visitorAddress(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? "";
  if (proxies === 0) return direct;
  const forwarded = String(req.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const chain = [direct, ...forwarded.reverse()];
  return chain[Math.min(proxies, chain.length - 1)] ?? direct;
}
