import { createHash } from "node:crypto";

/** Remix writes its manifest one name a line, deeply indented; it is two kilobytes of white space in every page. */
export function closeUpScripts(html: string): string {
  return html.replace(/<script[^>]*>[^]*?<\/script>/g, (script) => script.replace(/\n\s+/g, "\n"));
}

/** Of scripts that stand in every page. */
const hashCache = new Map<string, string>();
const maxCachedHashes = 50;
const hashedLength = 5_000;

function hashOf(script: string): string {
  const hash = hashCache.get(script) ?? `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  if (script.length < hashedLength && hashCache.size < maxCachedHashes) hashCache.set(script, hash);
  return hash;
}

/** Takes the nonce out of the page and gives, as a policy writes them, the hashes of the inline scripts that had it. */
export function takeScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const open = html.lastIndexOf("<", at);
    const bodyFrom = html.indexOf(">", at) + 1;
    if (!html.startsWith("<script", open) || html.slice(open, bodyFrom).includes(" src=")) continue;
    const body = html.slice(bodyFrom, html.indexOf("</script>", bodyFrom));
    if (body) hashes.add(hashOf(body));
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}
