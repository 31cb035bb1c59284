import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPrivateAddress } from "./private-address.js";

describe("PROP-16 a forbidden address for pictures", () => {
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
  ])("includes %s", (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "223.255.255.255", "2a00:1450:4001::8", "2606:4700::1.2.3.4"])(
    "excludes %s",
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  it.each([
    ...["", "no address", "1.2.3", "1.2.3.4.5", "256.1.1.1", "08.8.8.8", "0x8.8.8.8", "134744072", "8.8.8.8 "],
    ...["2a00:::1", "2a00::1::2", "2a00:1", "2a00::1:2:3:4:5:6:7:8", "2a00::12345", "2a00::1%eth0", "2a00::8.8.8.888"],
  ])("counts as %j, for it is not an address", (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each([
    ["0.0.0.0", "0.255.255.255", "1.0.0.0"],
    ["10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"],
    ["100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"],
    ["127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"],
    ["169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"],
    ["172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"],
    ["192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"],
    ["192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0"],
    ["192.88.99.0", "192.88.99.255", "192.88.98.255", "192.88.100.0"],
    ["192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"],
    ["198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"],
    ["198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0"],
    ["203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0"],
    ["224.0.0.0", "255.255.255.255", "223.255.255.255"],
    ["::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2000::"],
    ["4000::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
    ["4000::", "7fff:ffff::", "2600::1"],
    ["8000::", "bfff::", "2600::1"],
    ["2001::", "2001:1ff:ffff::", "2000:ffff::", "2001:200::"],
    ["2001:db8::", "2001:db8:ffff::", "2001:db7:ffff::", "2001:db9::"],
    ["2002::", "2002:ffff::", "2001:ffff::", "2003::"],
    ["3fff::", "3fff:fff:ffff::", "3ffe:ffff::", "3fff:1000::"],
  ])("includes the network from %s to %s and no further", (first, last, ...other) => {
    expect([first, last].map(isPrivateAddress)).toEqual([true, true]);
    for (const address of other) expect(isPrivateAddress(address), address).toBe(false);
  });

  it.each([
    "2600:1:2:3:4:5:6:7",
    "2600::1:2:3:4:5:6",
    "2600:1:2:3:4:5:6::",
    "2600:1:2:3:4:5:198.51.100.7",
    "2600::198.51.100.70",
    "2600:ABCD::EF",
  ])("excludes a public address in full: %s", (address) => expect(isPrivateAddress(address)).toBe(false));

  it.each([
    ...[
      "2600:1:2:3:4:5:6",
      "2600:1:2:3:4:5:6:7:8",
      "2600:1:2:3:4:5:6:7::",
      "2600::1.2.3",
      "2600::1.2.3.4:5",
      "2600:g::",
    ],
    ...["2600:1:2:3:4:5:6:1.2.3.4", " 2600::1", "2600::1.2.3.4 ", "x2600::1.2.3.4", "2600:1.2.3.4::"],
  ])("counts as %j, for it is not a valid notation", (address) => expect(isPrivateAddress(address)).toBe(true));

  it("includes every IPv4 address of the reserved networks, to the last of each", () => {
    const small = ["192.0.0", "192.0.2", "192.88.99", "198.51.100", "203.0.113"];
    const isBlocked = (address: string) => {
      const [a = 0, b = 0, c = 0] = address.split(".").map(Number);
      return (
        [0, 10, 127].includes(a) ||
        a > 223 ||
        ["169.254", "192.168", "198.18", "198.19"].includes(`${a}.${b}`) ||
        small.includes(`${a}.${b}.${c}`) ||
        (a === 100 && b >= 64 && b < 128) ||
        (a === 172 && b >= 16 && b < 32)
      );
    };
    const first = fc.oneof(fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203), fc.nat(255));
    const second = fc.oneof(fc.constantFrom(15, 16, 18, 19, 20, 31, 32, 63, 64, 127, 128, 168, 254), fc.nat(255));
    const anywhere = fc.tuple(first, second, fc.nat(255)).map((bytes) => bytes.join("."));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...small), anywhere), fc.nat(255), (network, last) => {
        const address = `${network}.${last}`;
        expect([address, isPrivateAddress(address)]).toEqual([address, isBlocked(address)]);
      }),
      { numRuns: 3_000 },
    );
  });

  it("includes every IPv6 address outside 2000::/3, in any notation", () => {
    const first = (address: string) => (address.startsWith(":") ? 0 : Number.parseInt(address, 16));
    fc.assert(
      fc.property(fc.ipV6(), (address) => first(address) >> 13 === 1 || isPrivateAddress(address)),
      { numRuns: 2_000 },
    );
  });
});
