/** `Firefox on Windows`, as the CMS says it, in words of the page: the names stay, what stands between them is a word. */
export function deviceWords(device: string | null, say: (browser: string, system: string) => string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device ?? "") ?? [];
  return browser !== undefined && system !== undefined ? say(browser, system) : (device ?? "");
}
