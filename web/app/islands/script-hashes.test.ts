import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { takeScriptHashes } from "./script-hashes.server";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("Q-3 allows the marked inline scripts and no other, and removes the marker", () => {
  const page = takeScriptHashes(
    '<link nonce="n1" href="x"><script nonce="n1">own()</script><script>slipped()</script><script type="module" nonce="n1" async="">own2()</script><script nonce="n1" src="/a.js"></script>',
    "n1",
  );
  expect(page.hashes).toEqual([hash("own()"), hash("own2()")]);
  expect(page.html).not.toContain("nonce");
  expect(page.html).toContain("<script>own()</script>");
});
