/** Behind a picture's address: a part that no server is sent, so that it names the same file with and without. */
const mark = "#v=";
const written = /^[0-9a-z]{1,9}$/;

/** The address of a picture that is what it is since then: another one once the picture was replaced. */
export const versionedPicture = (address: string, since: number): string =>
  `${splitVersion(address).source}${mark}${Math.max(0, Math.trunc(since)).toString(36)}`;

/** Splits a picture's address into the address its server knows and the version appended to it; empty if there is none. */
export function splitVersion(address: string): { source: string; version: string } {
  const at = address.lastIndexOf(mark);
  const version = at === -1 ? "" : address.slice(at + mark.length);
  return written.test(version) ? { source: address.slice(0, at), version } : { source: address, version: "" };
}

/** Since when the picture is what it is, in ms; null for what is no version. */
export const versionTime = (version: string): number | null => (written.test(version) ? parseInt(version, 36) : null);
