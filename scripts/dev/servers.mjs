import { inRoot } from "./paths.mjs";
import { startServer } from "./server-process.mjs";

export { waitUntilReady } from "./wait-until-ready.mjs";

/**
 * By default V8 lets garbage grow to four times the live data before it collects, and each libvips thread keeps an
 * arena of freed memory. NODE_OPTIONS of the environment take precedence, so a larger app can give its servers more.
 */
const sparing = (env, ...options) => ({
  ...env,
  NODE_OPTIONS: [...options, env.NODE_OPTIONS].filter(Boolean).join(" "),
  MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || "2",
});

export const startCms = (env, onStep) =>
  startServer("cms", {
    onStep,
    args: [inRoot("node_modules/@strapi/strapi/bin/strapi.js"), "start"],
    cwd: inRoot("cms"),
    env: {
      ...sparing(env, "--max-old-space-size=448", "--max-semi-space-size=4"),
      // By default glibc keeps up to 64 MB of freed memory after the first large allocation: that of an import.
      MALLOC_TRIM_THRESHOLD_: env.MALLOC_TRIM_THRESHOLD_ || "131072",
    },
  });

export const startWeb = (env) =>
  startServer("web", {
    args: [inRoot("web/build/server.cjs")],
    cwd: inRoot("web"),
    env: sparing(env, "--max-old-space-size=384", "--max-semi-space-size=8"),
  });
