import { isIPv4, isIPv6 } from "node:net";

/** The eight numbers of an IPv6 address, in hexadecimal, however it is written. */
function partsOf(address: string): string[] {
  // It writes each address in one way: without leading zeros, the longest run of nothing as `::`.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after] = written.split("::");
  const named = (text: string) => (text === "" ? [] : text.split(":"));
  if (after === undefined) return named(before);
  const nothing = Array.from({ length: 8 - named(before).length - named(after).length }, () => "0");
  return [...named(before), ...nothing, ...named(after)];
}

/** What counts as one visitor: an IPv4 address, a whole /64 of IPv6, however it is written. */
export function addressGroup(ip: string): string {
  const [address = ""] = ip.split("%");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return ip;
  const parts = partsOf(address);
  // An address of IPv4 as programs for both write it.
  if (parts.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return parts.slice(0, 4).join(":");
  return parts
    .slice(6)
    .flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255])
    .join(".");
}
