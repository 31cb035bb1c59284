import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPrivateAddress } from "./private-address.js";

describe("PROP-16 an address that no picture may come from", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fd00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "3fff::1",
  ])("is %s", (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "223.255.255.255", "2a00:1450:4001::8", "2606:4700::1.2.3.4"])(
    "is not %s",
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  it.each([
    ...["", "no address", "1.2.3", "1.2.3.4.5", "256.1.1.1", "08.8.8.8", "0x8.8.8.8", "134744072", "8.8.8.8 "],
    ...["2a00:::1", "2a00::1::2", "2a00:1", "2a00::1:2:3:4:5:6:7:8", "2a00::12345", "2a00::1%eth0", "2a00::8.8.8.888"],
  ])("is taken to be %j, for it is no address", (address) => expect(isPrivateAddress(address)).toBe(true));

  it("is what Node's own list takes for one, for any IPv4 address", () => {
    const list = new BlockList();
    list.addSubnet("10.0.0.0", 8, "ipv4");
    list.addSubnet("172.16.0.0", 12, "ipv4");
    list.addSubnet("192.168.0.0", 16, "ipv4");
    list.addSubnet("169.254.0.0", 16, "ipv4");
    list.addSubnet("127.0.0.0", 8, "ipv4");
    fc.assert(
      fc.property(fc.ipV4(), (address) => !list.check(address, "ipv4") || isPrivateAddress(address)),
      { examples: [["10.0.0.0"], ["10.255.255.255"], ["172.16.0.0"], ["169.254.255.255"]] },
    );
  });

  it("is every IPv6 address outside 2000::/3, however it is written", () => {
    const publicSpace = new BlockList();
    publicSpace.addSubnet("2000::", 3, "ipv6");
    fc.assert(fc.property(fc.ipV6(), (address) => publicSpace.check(address, "ipv6") || isPrivateAddress(address)));
  });
});
