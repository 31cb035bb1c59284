/** `Firefox on Windows`, as the CMS says it, in words of the page: the names stay, what stands between them is a word. */
export function deviceName(device: string | null, format: (browser: string, system: string) => string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device ?? "") ?? [];
  return browser !== undefined && system !== undefined ? format(browser, system) : (device ?? "");
}
