import { describe, expect, it } from "vitest";
import { addressGroup } from "./address-group.js";

describe("who counts as one visitor", () => {
  it.each([
    ["two addresses of one IPv6 network", "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
    ["two of a network whose number is written short", "2001:db8::1", "2001:db8::abcd:1"],
    ["the same written short and in full", "2001:db8::1", "2001:0db8:0000:0000:0000:0000:0000:0009"],
    ["an IPv4 address within IPv6", "::ffff:192.0.2.1", "192.0.2.1"],
  ])("Q-3 is %s", (_what, one, other) => expect(addressGroup(one)).toBe(addressGroup(other)));

  it.each([
    ["two networks of one house", "2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["two networks that are written short", "2001:db8::1", "2001:db8:0:1::1"],
    ["two IPv4 addresses", "192.0.2.1", "192.0.2.2"],
    ["two IPv4 addresses within IPv6", "::ffff:192.0.2.1", "::ffff:192.0.2.2"],
    ["nobody known and somebody", "", "192.0.2.1"],
  ])("Q-3 is not %s", (_what, one, other) => expect(addressGroup(one)).not.toBe(addressGroup(other)));
});
