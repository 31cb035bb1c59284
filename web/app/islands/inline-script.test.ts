import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, expect, it } from "vitest";
import { inlineScript } from "./inline-script.plugin";

const folder = mkdtempSync(join(tmpdir(), "inline-script-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

it("bundles a module and its imports into one script without global names", async () => {
  written("words.ts", 'export const word: string = "said"; export const unused = "not there";');
  const script = await inlineScript(written("main.ts", 'import { word } from "./words"; say(word);'));
  const calls: string[] = [];
  const page: Record<string, unknown> = { say: (word: string) => calls.push(word) };
  runInNewContext(script, page);
  expect([calls, Object.keys(page)]).toEqual([["said"], ["say"]]);
  expect(script).not.toContain("not there");
});

it.each(["</script>", "<!-- <script>"])(
  "Q-3 encodes %j so that it ends no script and starts no comment",
  async (text) => {
    const script = await inlineScript(written("text.ts", `say(${JSON.stringify(text)} + location);`));
    const calls: string[] = [];
    runInNewContext(script, { say: (word: string) => calls.push(word), location: "!" });
    expect(calls).toEqual([`${text}!`]);
    expect(script).not.toMatch(/<\/|<!--/);
  },
);
