import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Outlet } from "@remix-run/react";
import { expect, it } from "vitest";
import { PopupFormIsland } from "../app/forms/form-island";
import { changeLogFixture, treeFixture } from "../app/replica/replica-fixture";
import { ReplicaStore } from "../app/replica/store.server";
import { SiteShell } from "../app/shell/site-shell";
import { onePageBuild } from "./one-page-build.fixture";
import { createRemixHandler } from "./remix-answer";
import { siteUrl, startTestSite } from "./start-test-site";

it("CHROME-7 markup that another feature adds to every page is between its content and the footer", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shell-slots-"));
  const store = new ReplicaStore(folder);
  const build = onePageBuild({
    page: () => <p>The page</p>,
    load: () => null,
    around: () => (
      <SiteShell aboveFooter={<form aria-label="Newsletter" />} popupForm={PopupFormIsland}>
        <Outlet />
      </SiteShell>
    ),
  });
  const { replica, port, close } = await startTestSite({
    store,
    remix: createRemixHandler(build, "production", siteUrl),
  });
  replica.apply(changeLogFixture({ reset: true, trees: [treeFixture("nl")] }));
  try {
    const html = await (await fetch(`http://127.0.0.1:${port}/nl/`)).text();
    expect(html).toMatch(/The page[^]*<\/main><form aria-label="Newsletter"><\/form>[^]*<footer/);
  } finally {
    close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
