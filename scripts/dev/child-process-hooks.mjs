import { subscribe } from "node:diagnostics_channel";
import { Worker, isMainThread } from "node:worker_threads";

// A thread of the side loads this too, and has no channel of its own.
if (isMainThread && process.send) {
  subscribe("gevel.start", (message) => {
    if (process.connected) process.send?.(message);
  });
  // The channel must not keep the process alive.
  process.channel?.unref();
  // A separate thread, because a CMS that creates its first content can block its event loop for a minute.
  new Worker(new URL("exit-with-parent.mjs", import.meta.url), {
    execArgv: [],
    stdout: false,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  }).unref();
}
