import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";

/** Development: Vite serves the source and reloads what changes. It is no part of a production install. */
export async function createVite(
  webFolder: string,
): Promise<{ assets: RequestHandler; build: () => Promise<ServerBuild>; close: () => Promise<void> }> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: "custom" });
  return {
    assets: vite.middlewares,
    // Vite cannot know the type of what it loads; Remix's plugin defines this module.
    build: async () => (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild,
    close: () => vite.close(),
  };
}
