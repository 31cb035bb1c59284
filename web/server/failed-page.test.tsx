import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useLoaderData } from "@remix-run/react";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { RenderedModule } from "../app/modules/content/items";
import { ModuleBands } from "../app/modules/module-bands";
import { moduleFixture } from "../app/modules/content/module-fixture";
import { changeLogFixture, treeFixture } from "../app/replica/replica-fixture";
import { ReplicaStore } from "../app/replica/store.server";
import { onePageBuild } from "./one-page-build.fixture";
import { createRemixHandler } from "./remix-answer";
import { siteUrl, startTestSite } from "./start-test-site";

const moduleOf = (id: string, title: string) =>
  moduleFixture({ id, head: { lang: "nl", title, kicker: "", html: "", text: "" } });
/** React cannot render objects: an example of any mistake in a view or its data. */
const broken = { an: "object" } as unknown as string;
const pages: Record<string, () => RenderedModule[]> = {
  "/nl/broken-module/": () => [moduleOf("a", "The one before"), moduleOf("b", broken), moduleOf("c", "The one after")],
  "/nl/broken-loader/": () => {
    throw new Error("select * from secrets");
  },
  "/nl/broken-page/": () => ({ a: "page that is no list of modules" }) as unknown as RenderedModule[],
};
pages["/fr/broken-loader/"] = pages["/nl/broken-loader/"] ?? (() => []);

function Page() {
  return <ModuleBands modules={useLoaderData<RenderedModule[]>()} mainId={null} />;
}

/** The site's own entry and root around a page that fails. */
const build = onePageBuild({ page: Page, load: (path) => pages[path]?.() ?? [] });

const lineSchema = z.object({ id: z.string(), err: z.object({ message: z.string() }) });

describe("a page that fails", () => {
  let folder: string;
  let store: ReplicaStore;
  let close: () => void;
  let port: number;
  const logged: z.infer<typeof lineSchema>[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "failed-page-"));
    store = new ReplicaStore(folder);
    const site = await startTestSite({
      store,
      log: pino({ level: "error" }, { write: (line: string) => void logged.push(lineSchema.parse(JSON.parse(line))) }),
      remix: createRemixHandler(build, "production", siteUrl),
    });
    site.replica.apply(changeLogFixture({ reset: true, trees: [treeFixture("nl"), treeFixture("fr")] }));
    ({ port, close } = site);
  });
  afterAll(() => {
    close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    logged.length = 0;
    // React prints to the console what is already in the log.
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  const fetchPath = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };

  it.each([
    ["/nl/broken-loader/", "nl-BE", "Hier ging iets mis"],
    ["/fr/broken-loader/", "fr-BE", "Une erreur s’est produite"],
    ["/nl/broken-page/", "nl-BE", "Hier ging iets mis"],
  ])("ERR-3 is the site's own page at %s, with the id of the log and no internals", async (path, lang, title) => {
    const { status, headers, html } = await fetchPath(path);
    expect([status, headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain("<footer");
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/.exec(html.slice(html.indexOf("<main")))?.[0];
    expect(logged.map((line) => line.id)).toContain(id);
    expect(id).toBe(headers.get("x-request-id"));
    expect(html).not.toMatch(/secrets|\bat .+:\d+:\d+|failed-page/);
  });

  it("ERR-3 omits the one module that fails to render, which the log names, and is not cached", async () => {
    const { status, headers, html } = await fetchPath("/nl/broken-module/");
    expect(status).toBe(200);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toMatch(/The one before[^]*The one after/);
    expect(html).toContain("<footer");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(logged.map(({ err }) => err.message).join()).toContain("not valid as a React child");
    expect(logged[0]?.id).toBe(headers.get("x-request-id"));
  });
});
