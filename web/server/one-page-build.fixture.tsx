import type { ServerBuild } from "@remix-run/node";
import type { ComponentType } from "react";
import * as entry from "../app/entry.server";
import * as root from "../app/root";

interface OnePage {
  page: ComponentType;
  load: (path: string) => unknown;
  /** Wraps the page; the site's own root by default. */
  around?: ComponentType;
}

const assetOf = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: parentId ? "*" : "",
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: !parentId,
  module: `/assets/${id}.js`,
});

/** The site's own entry and root around one page at every address, as Remix would have built it. */
export function onePageBuild({ page, load, around = root.default }: OnePage): ServerBuild {
  return {
    mode: "production",
    entry: { module: entry },
    routes: {
      // Remix derives a route's types from its file only.
      root: { id: "root", path: "", module: { ...root, meta: undefined, default: around } },
      page: {
        id: "page",
        parentId: "root",
        path: "*",
        module: {
          loader: async ({ request }: { request: Request }) => Response.json(load(new URL(request.url).pathname)),
          default: page,
        },
      },
    },
    assets: {
      version: "1",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: [] },
      routes: { root: assetOf("root"), page: assetOf("page", "root") },
    },
    publicPath: "/",
    assetsBuildDirectory: "build",
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
  };
}
