import ipaddr from "ipaddr.js";

/** What counts as one visitor: an IPv4 address, a whole /64 of IPv6, however it is written. */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return address.toByteArray().slice(0, 8).join(".");
}
