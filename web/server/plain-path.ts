/** The canonical spelling of a path (RFC 3986, 6.2.2): unreserved characters are decoded, other escapes are in capitals. */
export const plainPath = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });
