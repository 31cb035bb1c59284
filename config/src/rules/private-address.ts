/**
 * Everything that is not the public internet (IANA special-purpose registries). Of IPv6 only 2000::/3 is public; in it,
 * tunnels and documentation lead elsewhere.
 */
const refused4: readonly (readonly [string, number])[] = [
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
const refused6: readonly (readonly [string, number])[] = [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

/** Four bytes as one number; null for what is no such address. */
function bits4(address: string): bigint | null {
  const parts = address.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null;
  return parts.reduce((all, part) => (all << 8n) | BigInt(part), 0n);
}

function groups(text: string): number[] | null {
  if (text === "") return [];
  const parts = text.split(":");
  return parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part)) ? parts.map((part) => Number.parseInt(part, 16)) : null;
}

/** Eight groups as one number, the last two perhaps written as IPv4; null for what is no such address. */
function bits6(address: string): bigint | null {
  const embedded = /^(.*:)(\d+(?:\.\d+){3})$/.exec(address);
  const low = embedded ? bits4(embedded[2] ?? "") : null;
  if (embedded && low === null) return null;
  const plain = low === null ? address : `${embedded?.[1]}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
  const [head = "", tail, ...more] = plain.split("::");
  if (more.length > 0) return null;
  const before = groups(head);
  const after = groups(tail ?? "");
  if (!before || !after) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const all = [...before, ...Array<number>(missing).fill(0), ...after];
  return all.reduce((sum, group) => (sum << 16n) | BigInt(group), 0n);
}

const networks = (refused: typeof refused4, read: (address: string) => bigint | null, size: number) =>
  refused.map(([network, bits]) => {
    const shift = BigInt(size - bits);
    return { shift, prefix: (read(network) ?? 0n) >> shift };
  });
const networks4 = networks(refused4, bits4, 32);
const networks6 = networks(refused6, bits6, 128);

/** True for addresses a picture of a foreign host must not come from, and for what is no address. */
export function isPrivateAddress(address: string): boolean {
  const four = bits4(address);
  const bits = four ?? bits6(address);
  if (bits === null) return true;
  return (four === null ? networks6 : networks4).some(({ shift, prefix }) => bits >> shift === prefix);
}
