import { cacheChrome, type Chrome } from "./chrome";

/** The link by which a page preloads its chrome; its address is the only reference to it in the page. */
export const chromeLinkId = "chrome";

const isChrome = (value: unknown): value is Chrome => typeof value === "object" && value !== null && "paths" in value;

/** Entry point in the browser. A page without chrome has no such link, and a preview has its own chrome. */
export async function loadChrome(): Promise<void> {
  const address = document.getElementById(chromeLinkId)?.getAttribute("href");
  if (!address) return;
  const answer = await fetch(address);
  const chrome: unknown = await answer.json();
  if (!answer.ok || !isChrome(chrome)) throw new Error(`The chrome answered ${answer.status}`);
  cacheChrome(address, chrome);
}
