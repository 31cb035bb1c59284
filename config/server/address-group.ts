import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** What counts as one visitor: an IPv4 address or an IPv6 /64, in any notation. */
export function addressGroup(ip: string): string {
  // Node's notation of an IPv4 address on a dual-stack socket; every page view calls this, and a full parse takes far
  // longer.
  const short = ip.startsWith("::ffff:") ? ip.slice("::ffff:".length) : ip;
  if (isIPv4(short)) return short;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return address.toByteArray().slice(0, 8).join(".");
}
