import { fileURLToPath } from "node:url";
import { restrictToUser } from "@gevel/config/server";
import { readEnv } from "./env.server";
import { createLog } from "./log";
import { startSite } from "./start-site";

const env = readEnv();
const log = createLog(env.LOG_LEVEL);

/** `web/`, both from `web/server/` and from `web/build/`. */
const webFolder = fileURLToPath(new URL("..", import.meta.url));

async function start(): Promise<void> {
  if (!restrictToUser(env.DATA_DIR))
    log.warn(
      { folder: env.DATA_DIR },
      "settings: DATA_DIR belongs to another user, other users of this machine can read it",
    );
  const site = await startSite({ env, log, webFolder });
  log.info({ address: env.SITE_URL, port: site.port, ms: Math.round(performance.now()) }, "start: site is listening");
  let ending = false;
  const end = (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, "stop: signal received, stopping");
    void site.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", () => end("SIGTERM"));
  process.on("SIGINT", () => end("SIGINT"));
  process.on("unhandledRejection", (error) => log.error({ err: error }, "process: unhandled rejection"));
}

start().catch((error: unknown) => {
  log.fatal({ err: error }, "start: failed, exiting");
  process.exit(1);
});
