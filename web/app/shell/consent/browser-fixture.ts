import { vi } from "vitest";

/** A jar as `document.cookie` is one: written one by one, read as names and values. */
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

/** Google's scripts tell a command by it. */
const isArguments = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === "[object Arguments]";

/** So much of a browser as measuring needs; `scripts` are the addresses that the page loaded. */
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
  /** What stands on the data layer: commands as lists, events as they are. A list of its own is no command to Google. */
  const dataLayer = () =>
    (window.dataLayer ?? []).map((entry) => {
      if (Array.isArray(entry)) return { ignoredCalls: entry };
      return isArguments(entry) ? Array.from(entry) : entry;
    });
  return { window, document, location, scripts, dataLayer };
}
