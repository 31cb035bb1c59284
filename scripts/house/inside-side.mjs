import { subscribe } from "node:diagnostics_channel";
import { isMainThread } from "node:worker_threads";

// A thread of the side loads this too, and has no channel of its own.
if (isMainThread && process.send) {
  subscribe("gevel.start", (message) => {
    if (process.connected) process.send(message);
  });
  // Whoever started us was killed. A side that stayed would hold the port and the database against the next start; it
  // loses nothing by this, since all it keeps is whole at every moment.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  // The channel alone keeps no process alive.
  process.channel?.unref();
}
