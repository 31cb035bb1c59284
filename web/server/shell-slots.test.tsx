import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Outlet } from "@remix-run/react";
import { expect, it } from "vitest";
import { PopupFormIsland } from "../app/forms/form-island";
import { changeLogFixture, treeFixture } from "../app/replica/replica-fixture";
import { ReplicaStore } from "../app/replica/store.server";
import { pictureFixture } from "../app/shell/site-fixture";
import { SiteShell } from "../app/shell/site-shell";
import { onePageBuild } from "./one-page-build.fixture";
import { createRemixHandler } from "./remix-answer";
import { siteUrl, startTestSite } from "./start-test-site";

type Build = Parameters<typeof onePageBuild>[0];

/** The home page of a site whose Remix build has this one page. */
async function homePage(parts: Build): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "shell-slots-"));
  const store = new ReplicaStore(folder);
  const remix = createRemixHandler(onePageBuild(parts), "production", siteUrl);
  const { replica, port, close } = await startTestSite({ store, remix });
  replica.apply(changeLogFixture({ reset: true, trees: [treeFixture("nl")] }));
  try {
    return await (await fetch(`http://127.0.0.1:${port}/nl/`)).text();
  } finally {
    close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

it("CHROME-7 markup that another feature adds to every page is between its content and the footer", async () => {
  const html = await homePage({
    page: () => <p>The page</p>,
    load: () => null,
    around: () => (
      <SiteShell aboveFooter={<form aria-label="Newsletter" />} popupForm={PopupFormIsland}>
        <Outlet />
      </SiteShell>
    ),
  });
  expect(html).toMatch(/The page[^]*<\/main><form aria-label="Newsletter"><\/form>[^]*<footer/);
});

it("CMS-4 the header shows a page's own logo, and links home by the agency's name", async () => {
  const html = await homePage({
    page: () => <p>The page</p>,
    load: () => ({ meta: { languagePaths: {}, breadcrumbs: [], logo: pictureFixture("/uploads/zegel.png") } }),
    around: () => (
      <SiteShell popupForm={PopupFormIsland}>
        <Outlet />
      </SiteShell>
    ),
  });
  expect(/<header[^]*?<\/header>/.exec(html)?.[0]).toMatch(/zegel\.png[^]*?Gevel/);
});
