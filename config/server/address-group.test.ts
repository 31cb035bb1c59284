import { describe, expect, it } from "vitest";
import { addressGroup } from "./address-group.js";

describe("the group of addresses that counts as one visitor", () => {
  it.each([
    ["two addresses of one IPv6 network", "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
    ["two of a network with a shortened prefix", "2001:db8::1", "2001:db8::abcd:1"],
    ["the same shortened and in full", "2001:db8::1", "2001:0db8:0000:0000:0000:0000:0000:0009"],
    ["the same in capitals", "2001:DB8:A:B::1", "2001:db8:a:b::2"],
    ["a network that begins with zeros", "::1", "0:0:0:0:ffff::2"],
    ["an IPv4 address within IPv6", "::ffff:192.0.2.1", "192.0.2.1"],
    ["one in hexadecimal", "::ffff:c000:201", "192.0.2.1"],
    ["one in full", "0:0:0:0:0:FFFF:192.0.2.1", "192.0.2.1"],
    ["an address on any network interface", "fe80::1%eth0", "fe80::2%eth1"],
    ["an address with an interface and one without", "fe80::1%eth0", "fe80::1"],
    ["text that is no address, and the same text", "unknown", "unknown"],
  ])("Q-3 is %s", (_what, one, other) => expect(addressGroup(one)).toBe(addressGroup(other)));

  it.each([
    ["two networks of one household", "2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["two shortened networks", "2001:db8::1", "2001:db8:0:1::1"],
    ["the last of a network and the first of the next", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:3::"],
    ["two IPv4 addresses", "192.0.2.1", "192.0.2.2"],
    ["two IPv4 addresses within IPv6", "::ffff:192.0.2.1", "::ffff:192.0.2.2"],
    ["an IPv4 address and a network with a similar number", "192.0.2.1", "c000:201::"],
    ["an unknown and a known address", "", "192.0.2.1"],
    ["two texts that are no addresses", "unknown", "_hidden"],
    ["an address and one with an extra letter", "192.0.2.1", "192.0.2.1x"],
    ["an address and one with a port", "192.0.2.1", "192.0.2.1:443"],
    ["an address and one with a network", "2001:db8::1", "2001:db8::1/64"],
  ])("Q-3 is not %s", (_what, one, other) => expect(addressGroup(one)).not.toBe(addressGroup(other)));

  it("Q-3 is the text itself when that is no address", () => {
    for (const text of ["", "::1::2", "12345::", "1.2.3.4.5", "256.0.0.1", "%eth0", "fe80::1%", "[::1]", " 192.0.2.1"])
      expect(addressGroup(text)).toBe(text);
  });
});
