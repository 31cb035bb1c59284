import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { handoffScript } from "./handoff.server";

/** What the browser's script makes of it. */
function handoffData(script: string): string[] {
  const source = /^<script nonce="n">([^]*)<\/script>$/.exec(script)?.[1] ?? "";
  const given: string[] = [];
  const streamController = { enqueue: (text: string) => given.push(text), close: () => given.push("end") };
  runInNewContext(source, { __remixContext: { streamController } });
  return given;
}

it.each([
  ['[{"_1":2},"L\'appartement \\"Zee\\" \\\\ <b>&amp;</b>"]\n'],
  ["</script><!-- <script>"],
  ["a\u2028b\u2029c\r\n\t\0'\\'"],
])("Q-3 hands the data over unchanged: %j", (data) => {
  const script = handoffScript(data, "n");
  expect(handoffData(script)).toEqual([data, "end"]);
  expect(script.slice(1, -"</script>".length)).not.toContain("<");
});
