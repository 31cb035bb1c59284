import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { InlineScript } from "../app/islands/inline-script";
import { changeLogFixture, treeFixture } from "../app/replica/replica-fixture";
import { ReplicaStore } from "../app/replica/store.server";
import { onePageBuild } from "./one-page-build.fixture";
import { createRemixHandler } from "./remix-answer";
import { siteUrl, startTestSite } from "./start-test-site";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("Q-3 a page's policy allows the inline scripts of the site by their hashes, and none that came in through content", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inline-scripts-"));
  const store = new ReplicaStore(folder);
  const build = onePageBuild({
    page: () => (
      <>
        <InlineScript text="own()" />
        <div dangerouslySetInnerHTML={{ __html: "<script>slipped()</script>" }} />
      </>
    ),
    load: () => "</script><script>slipped()</script>",
  });
  const { replica, port, close } = await startTestSite({
    store,
    remix: createRemixHandler(build, "production", siteUrl),
  });
  onTestFinished(() => {
    close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  replica.apply(changeLogFixture({ reset: true, trees: [treeFixture("nl")] }));
  const answer = await fetch(`http://127.0.0.1:${port}/nl/`);
  const html = await answer.text();
  const [policy = ""] = /script-src [^;]*/.exec(answer.headers.get("content-security-policy") ?? "") ?? [];
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = ""]) => text);
  expect(scripts).toHaveLength(4);
  expect(scripts).toContain("own()");
  for (const script of scripts) {
    if (script === "slipped()") expect(policy).not.toContain(hashOf(script));
    else expect(policy).toContain(hashOf(script));
  }
  expect(policy).not.toMatch(/unsafe|nonce/);
});
