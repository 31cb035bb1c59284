import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PassThrough } from "node:stream";
import { inRoot } from "../dev/paths.mjs";
import { preloadsOf, readTree } from "./static-tree.mjs";

/**
 * The baseline of budgets 2 and 9: a Remix page of the same markup with empty loaders, with Remix's own express handler
 * and the entry of its template. The markup is a component that creates every element at each request, as JSX does.
 */
const fromWeb = createRequire(inRoot("web/package.json"));
const express = fromWeb("express");
const { createElement } = fromWeb("react");
const { renderToPipeableStream } = fromWeb("react-dom/server");
const { createRequestHandler } = fromWeb("@remix-run/express");
const { createReadableStreamFromReadable } = fromWeb("@remix-run/node");
const { Link, Outlet, RemixServer, Scripts, ScrollRestoration } = fromWeb("@remix-run/react");

function elementOf(node) {
  if (typeof node === "string") return node;
  const children = node.children.map(elementOf);
  if (node.tag === "body") children.push(createElement(ScrollRestoration), createElement(Scripts));
  if (node.tag === "a" && /^\/(?!\/)/.test(node.props.href ?? "")) return linkOf(node.props, children);
  return createElement(node.tag, node.props, ...children);
}

/** Links within the site are Remix's own, as its documentation has them. */
const linkOf = ({ href, ...props }, children) =>
  createElement(Link, { ...props, to: href, discover: "none" }, ...children);

const handleRequest = (request, status, headers, context) =>
  new Promise((done, failed) => {
    const stream = renderToPipeableStream(createElement(RemixServer, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        done(new Response(createReadableStreamFromReadable(body), { headers, status }));
        stream.pipe(body);
      },
      onShellError: failed,
    });
  });

function buildOf(html) {
  const tree = readTree(html);
  const [module = "/assets/entry.js", ...imports] = preloadsOf(html);
  const route = (id, path, parentId) => ({ id, path, ...(parentId ? { parentId } : {}) });
  const described = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false };
  const inManifest = (base) => ({ ...base, ...described, hasErrorBoundary: false, module, imports });
  const [root, page] = [route("root", ""), route("routes/page", "*", "root")];
  const loader = () => null;
  return {
    mode: "production",
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    entry: { module: { default: handleRequest } },
    assets: {
      version: "bench",
      url: "/assets/manifest.js",
      entry: { module, imports },
      routes: { root: inManifest(root), "routes/page": inManifest(page) },
    },
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
      v3_routeConfig: true,
    },
    routes: {
      root: { ...root, module: { default: () => createElement(Outlet), loader } },
      "routes/page": { ...page, module: { default: () => elementOf(tree), loader } },
    },
  };
}

function serve(html, port, output) {
  const app = express().disable("x-powered-by");
  app.all("*", createRequestHandler({ build: buildOf(html), mode: "production" }));
  const server = app.listen(port, "127.0.0.1", () => output?.(server.address().port));
}

/** Controlled by messages, or started with a file of markup and a port as in budget 9. */
const [file, port] = process.argv.slice(2);
if (file) serve(readFileSync(file, "utf8"), Number(port));
else {
  process.once("message", (html) => serve(html, 0, (port) => process.send(port)));
  process.send("ready");
}
