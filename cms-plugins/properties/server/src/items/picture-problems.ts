import { isFetchAllowed, type ImportItemProblem, type PictureHosts } from "@gevel/config";

const webAddress = /^https?:\/\//i;

const problem = (value: string, message: string): ImportItemProblem => ({ field: "pictures", value, message });

/**
 * API-2: problems with the pictures of an item that show in their addresses: disallowed hosts, each once with its first
 * picture, and photos in HEIC. A server that is asked for another format in the address answers with that.
 */
export function pictureProblems(addresses: readonly string[], hosts: PictureHosts): ImportItemProblem[] {
  const firstOn = new Map<string, string>();
  const heic: string[] = [];
  for (const address of addresses) {
    if (!webAddress.test(address) || !URL.canParse(address)) continue;
    const { host, pathname, search } = new URL(address);
    if (!isFetchAllowed(host, hosts)) firstOn.set(host, firstOn.get(host) ?? address);
    else if (search === "" && /\.hei[cf]$/i.test(pathname)) heic.push(address);
  }
  return [
    ...[...firstOn].map(([host, first]) =>
      problem(
        first,
        `${host} is named neither in PICTURE_HOSTS nor in the settings of the source; its pictures are left out until it is`,
      ),
    ),
    ...heic.map((address) => problem(address, "ends in .heic: a photo in HEIC is not shown; send it as JPEG")),
  ];
}
