import { vi } from "vitest";

/** A cookie jar like `document.cookie`: cookies are written one by one, read as names and values. */
export function cookieJar(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  return {
    get cookie() {
      return [...jar].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(written: string) {
      const [pair = "", ...rest] = written.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (rest.includes("max-age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

/** Google's scripts recognise a command by it. */
const isArguments = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === "[object Arguments]";

/** A stub of the browser for analytics; `scripts` are the addresses that the page loaded. */
export function stubBrowser(cookies: Record<string, string>, pathname: string) {
  const scripts: string[] = [];
  const jar = cookieJar(cookies);
  const document = {
    get cookie() {
      return jar.cookie;
    },
    set cookie(written: string) {
      jar.cookie = written;
    },
    createElement: () => ({ async: false, src: "" }),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  };
  const location = { pathname, hostname: "www.agency.be" };
  const window: { dataLayer?: unknown[]; fbq?: { queue: unknown[][] } } = {};
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", location);
  /** The data layer's contents: commands as arrays, events as they are. A plain array is not a command to Google. */
  const dataLayer = () =>
    (window.dataLayer ?? []).map((entry) => {
      if (Array.isArray(entry)) return { ignoredCalls: entry };
      return isArguments(entry) ? Array.from(entry) : entry;
    });
  return { window, document, location, scripts, dataLayer };
}
