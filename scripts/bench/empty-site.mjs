import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { inRoot } from "../dev/paths.mjs";
import { rawResponse } from "./raw-response.mjs";
import { startPart } from "./processes.mjs";
import { readTree } from "./static-tree.mjs";

/**
 * The baseline of budget 7: a Remix site, built as Remix builds, whose pages have our markup, styles, fonts and
 * pictures, and empty loaders. Everything else comes from our site.
 */
const folder = inRoot("node_modules/.cache/bench/empty-site");

const sources = (names) => ({
  "package.json": JSON.stringify({ private: true, type: "module", dependencies: { "@remix-run/node": "*" } }),
  "vite.config.js": `import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
const future = { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_singleFetch: true,
  v3_lazyRouteDiscovery: true, v3_routeConfig: true };
export default defineConfig({ base: "/empty/", plugins: [remix({ ignoredRouteFiles: ["**/*"], future })],
  build: { assetsInlineLimit: 0, target: "es2022" } });
`,
  "app/routes.js": `import { route } from "@remix-run/route-config";
export default ${JSON.stringify(names)}.map((name) => route("/empty-" + name, "routes/" + name + ".jsx"));
`,
  "app/entry.server.jsx": `import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
export default (request, status, headers, context) => new Promise((done, failed) => {
  const stream = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
    onShellReady() {
      const body = new PassThrough();
      headers.set("Content-Type", "text/html");
      done(new Response(createReadableStreamFromReadable(body), { headers, status }));
      stream.pipe(body);
    },
    onShellError: failed,
  });
});
`,
  "app/root.jsx": `import { Outlet } from "@remix-run/react";
export default function Root() { return <Outlet />; }
`,
  "app/element-of.jsx": `import { createElement } from "react";
import { Scripts, ScrollRestoration } from "@remix-run/react";
export function elementOf(node, key) {
  if (typeof node === "string") return node;
  const children = node.children.map(elementOf);
  if (node.tag === "body") children.push(<ScrollRestoration key="scroll" />, <Scripts key="scripts" />);
  return createElement(node.tag, { ...node.props, key, suppressHydrationWarning: true }, ...children);
}
`,
  ...Object.fromEntries(
    names.map((name) => [
      `app/routes/${name}.jsx`,
      `import { elementOf } from "../element-of";
import tree from "../${name}.json";
export const loader = () => null;
export default function Page() { return elementOf(tree); }
`,
    ]),
  ),
});

/** Text between the elements of a head is no markup, and React would take it for a difference. */
const withoutLooseText = (node) =>
  typeof node === "string" || !["html", "head"].includes(node.tag)
    ? node
    : { ...node, children: node.children.filter((child) => typeof child !== "string").map(withoutLooseText) };

/**
 * Builds it from the app's pages and serves it; returns `{url, paths, stop}` with the paths under the same names as the
 * app's.
 */
export async function startEmptySite(app) {
  const names = Object.keys(app.paths);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(sources(names))) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const [name, path] of Object.entries(app.paths)) {
    const html = (await rawResponse(app.site + path)).body.toString();
    writeFileSync(join(folder, `app/${name}.json`), JSON.stringify(withoutLooseText(readTree(html))));
  }
  const remix = createRequire(inRoot("web/package.json")).resolve("@remix-run/dev/dist/cli.js");
  await promisify(execFile)(process.execPath, [remix, "vite:build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const part = await startPart("empty-site-server.mjs", { env: { NODE_ENV: "production" } });
  const port = await part.request({ folder: join(folder, "build"), site: app.site });
  return {
    url: `http://127.0.0.1:${port}`,
    paths: Object.fromEntries(names.map((name) => [name, `/empty-${name}`])),
    stop: () => part.stop(),
  };
}
