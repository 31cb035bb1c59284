/** One spelling of a path (RFC 3986, 6.2.2): what need not be encoded is not, and the rest is in capitals. */
export const plainPath = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });
