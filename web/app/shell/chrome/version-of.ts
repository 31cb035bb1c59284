/** A small stable name for what a text says, so that browsers may keep it for ever. */
export function versionOf(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36);
}
