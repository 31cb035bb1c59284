import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** What counts as one visitor: an IPv4 address, a whole /64 of IPv6, however it is written. */
export function addressGroup(ip: string): string {
  // As node gives an address of IPv4 on a socket that takes both kinds; each page view asks, and reading it all takes far longer.
  const short = ip.startsWith("::ffff:") ? ip.slice("::ffff:".length) : ip;
  if (isIPv4(short)) return short;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return address.toByteArray().slice(0, 8).join(".");
}
