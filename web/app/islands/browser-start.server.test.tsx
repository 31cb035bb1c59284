import { text } from "node:stream/consumers";
import { createContext, runInContext } from "node:vm";
import { createRequestHandler, type EntryContext } from "@remix-run/node";
import { Outlet, RemixServer, Scripts } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { onePageBuild } from "../../server/one-page-build.fixture";
import { browserStart } from "./browser-start.server";
import { renderDocument } from "./render-document.server";

const failed = (error: unknown) => {
  throw error;
};

/** Remix's document of a page with these data, with its own `<Scripts>`, and the script that the site has in its place. */
async function documentOf(data: unknown) {
  const contexts: EntryContext[] = [];
  const build = onePageBuild({ page: () => null, load: () => data });
  build.routes["root"] = { id: "root", path: "", module: { default: Root } };
  build.entry = {
    module: {
      default: async (request, status, headers, context) => {
        contexts.push(context);
        const page = contexts.length === 1 ? <RemixServer context={context} url={request.url} /> : <p />;
        return new Response(await renderDocument(page, failed), { status, headers });
      },
    },
  };
  const request = createRequestHandler(build, "production");
  const html = await (await request(new Request("http://site/nl/"))).text();
  await request(new Request("http://site/nl/"));
  const [, own] = contexts;
  if (!own) throw new Error("Remix rendered no second page");
  return { html, script: await browserStart(own) };
}

function Root() {
  return (
    <html lang="nl">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

/** A browser as far as these scripts need one. */
function browser() {
  const listening = new Map<string, (event: unknown) => void>();
  const imported: string[] = [];
  const preloaded: unknown[] = [];
  const paints: ((entries: unknown) => void)[] = [];
  class PointerEvent {
    constructor(
      readonly type: string,
      readonly movementX: number,
      readonly movementY = 0,
    ) {}
  }
  const page = createContext({
    ...{ ReadableStream, TextEncoderStream, PointerEvent },
    document: {
      readyState: "loading",
      querySelectorAll: () => [],
      createElement: () => ({}),
      head: { append: (link: unknown) => preloaded.push(link) },
    },
    addEventListener: (sign: string, begin: (event: unknown) => void) => listening.set(sign, begin),
    removeEventListener: (sign: string) => listening.delete(sign),
    requestAnimationFrame: (next: () => void) => next(),
    PerformanceObserver: class {
      constructor(seen: (entries: unknown) => void) {
        paints.push(seen);
      }
      observe() {}
      disconnect() {}
    },
    setTimeout: (next: () => void) => next(),
    load: async (address: string) => {
      imported.push(address);
      return { of: address };
    },
  });
  runInContext("window = globalThis", page);
  return {
    imported,
    preloaded,
    /** Node's `vm` imports nothing. */
    run: (script: string) => void runInContext(script.replaceAll("import(", "load("), page),
    sign: (sign: string, moved = 1) => listening.get(sign)?.(new PointerEvent(sign, moved)),
    /** Of the page's ground or of its content. */
    paint: (name = "first-contentful-paint") =>
      paints.forEach((seen) => seen({ getEntriesByName: (asked: string) => (asked === name ? [{ name }] : []) })),
    read: (name: string): unknown => runInContext(name, page),
    data: async () => {
      const stream: unknown = runInContext("__remixContext.stream", page);
      return stream instanceof ReadableStream ? text(stream) : "";
    },
  };
}

const data = { text: '</script><!-- <script> L\'appartement "Zee" \\ \u2028 €' };

describe("the script that starts the browser's side", () => {
  it("gives Remix what its own <Scripts> gives", async () => {
    const { html, script } = await documentOf(data);
    const scripts = [...html.matchAll(/<script( type="module" async="")?>([^]*?)<\/script>/g)];
    const [remixs, ours] = [browser(), browser()];
    for (const [, isModule, body = ""] of scripts) if (!isModule) remixs.run(body);
    ours.run(script);
    expect(await ours.data()).toBe(await remixs.data());
    for (const side of [remixs, ours]) side.run("delete __remixContext.stream; delete __remixContext.streamController");
    expect(ours.read("JSON.stringify(__remixContext)")).toBe(remixs.read("JSON.stringify(__remixContext)"));
    expect(scripts.flatMap(([, isModule, body]) => (isModule ? [body] : []))).toEqual([
      `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";

window.__remixRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");`,
    ]);
    ours.sign("load");
    ours.paint();
    await expect.poll(() => ours.imported.at(-1)).toBe("/assets/entry.js");
    expect(ours.imported.slice(0, -1).sort()).toEqual(["/assets/manifest.js", "/assets/page.js", "/assets/root.js"]);
    expect(ours.read("JSON.stringify(__remixRouteModules)")).toBe(
      '{"root":{"of":"/assets/root.js"},"page":{"of":"/assets/page.js"}}',
    );
  });

  it("Q-3 ends with itself, whatever the data are", async () => {
    const { script } = await documentOf(data);
    expect(script).not.toMatch(/<\/|<!--|<script/);
  });

  it.each(["load", "pointermove", "keydown"])("loads no script before %s, and then once", async (sign) => {
    const { script } = await documentOf(data);
    const { imported, preloaded, run, sign: give, paint } = browser();
    run(script);
    expect([imported, preloaded]).toEqual([[], []]);
    give(sign);
    paint();
    give("touchstart");
    give("load");
    await expect.poll(() => imported).toContain("/assets/entry.js");
    expect(imported).toHaveLength(4);
    expect(preloaded).toContainEqual({ rel: "modulepreload", href: "/assets/entry.js" });
  });

  it("loads no script of a page that has loaded and of which only the ground is painted", async () => {
    const { script } = await documentOf(data);
    const { imported, preloaded, run, sign, paint } = browser();
    run(script);
    sign("load");
    expect([imported, preloaded]).toEqual([[], []]);
    paint("first-paint");
    expect([imported, preloaded]).toEqual([[], []]);
  });

  it("loads no script for a pointer that rests", async () => {
    const { script } = await documentOf(data);
    const { imported, preloaded, run, sign } = browser();
    run(script);
    sign("pointermove", 0);
    expect([imported, preloaded]).toEqual([[], []]);
  });
});
