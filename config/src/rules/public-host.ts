/** Ends of names that lead to no host of the internet (RFC 2606, 6761, 6762 and 8375), or are used so. */
const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid)$/;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
// A host whose last part begins with a digit is an address in numbers, however they are written.
const hostName = new RegExp(`^(?:${label}\\.)+(?![0-9])${label}(?::\\d{1,5})?$`);

/**
 * Whether it is `host` or `host:port` by the name of a host in the internet. Where the name leads to is looked at again as it
 * is asked: this alone keeps no private address out.
 */
export function isPublicHost(written: string): boolean {
  return written.length <= 253 && hostName.test(written) && !insideNames.test(written.replace(/:\d+$/, ""));
}
