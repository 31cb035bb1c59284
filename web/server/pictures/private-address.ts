import { BlockList, isIP } from "node:net";

/**
 * Everything that is not the public internet (IANA special-purpose registries). Two lists, because one list takes an
 * IPv4 address for the IPv6 one that embeds it.
 */
const refused4 = new BlockList();
const refused6 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  refused4.addSubnet(network, bits, "ipv4");
// Of IPv6 only 2000::/3 is public; in it, tunnels and documentation lead elsewhere.
for (const [network, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  refused6.addSubnet(network, bits, "ipv6");

/** True for addresses a picture of a foreign host must not come from, and for what is no address. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 4 ? refused4.check(address, "ipv4") : refused6.check(address, "ipv6");
}
