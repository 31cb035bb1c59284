import { BlockList, isIP } from "node:net";

/**
 * Everything that is not the public internet (IANA special-purpose registries). Of IPv6 only 2000::/3 is public; in it,
 * tunnels and documentation lead elsewhere.
 */
const blocked4: readonly (readonly [string, number])[] = [
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
];
const blocked6: readonly (readonly [string, number])[] = [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

/** Separate lists: one shared list would compare every IPv4 address with the IPv6 networks too, as `::ffff:…`. */
function listOf(networks: typeof blocked4, family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
}
const list4 = listOf(blocked4, "ipv4");
const list6 = listOf(blocked6, "ipv6");

/** True for addresses from which no foreign picture may be fetched, and for invalid addresses. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  // An address with a zone (`%eth0`) is link-local.
  if (family === 0 || address.includes("%")) return true;
  return family === 4 ? list4.check(address, "ipv4") : list6.check(address, "ipv6");
}
