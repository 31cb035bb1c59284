import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";

/** The loaders' data as the browser reads it. Nothing is deferred here, so it is there before the page is drawn. */
export async function readHandoff({ serverHandoffStream }: EntryContext): Promise<string> {
  return serverHandoffStream ? text(serverHandoffStream) : "";
}

const unsafe = /['\\<\u2028\u2029\p{Cc}]/gu;
const escaped = (char: string) =>
  char === "\\" || char === "'" ? `\\${char}` : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * What Remix would write in several scripts, each of them another hash in the policy. It stands behind the page and not
 * in its tree, in which the browser has nothing of the kind: ids made by React would then differ.
 */
export function handoffScript(handoff: string, nonce: string): string {
  // In single quotes: what it holds is JSON, a thousand double ones.
  const data = handoff.replace(unsafe, escaped);
  return `<script nonce="${nonce}">(c=>{c.enqueue('${data}');c.close()})(__remixContext.streamController)</script>`;
}
