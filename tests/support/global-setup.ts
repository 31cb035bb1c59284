import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { startSettings } from "../../scripts/dev/start-settings.mjs";
import { startApp } from "../../scripts/dev/start-app.mjs";
import { accountsSchema } from "./accounts-schema.js";
import { freePort } from "./free-port.js";

const side = z.object({ child: z.object({ pid: z.number() }) });
const sidesSchema = z.object({ cms: side, web: side });

/**
 * Starts the whole stack on free ports with a new database and the demo content, just as `npm start` does, and passes
 * its addresses to the tests through the environment. With TEST_STACK already set, the tests use that one instead.
 */
export default async function startTestApp(): Promise<() => Promise<void>> {
  if (process.env.TEST_STACK) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), "gevel-e2e-"));
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "", CHROMIUM_PATH = "", LANG = "" } = process.env;
  const env = startSettings({
    PATH,
    HOME,
    CHROMIUM_PATH,
    LANG,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    SEED: "demo",
    NODE_ENV: "production",
    PAGES_PER_MINUTE: "100000",
    POSTS_PER_MINUTE: "100000",
    FORMS_PER_HOUR: "100000",
  });
  // Its own spec shows the popup.
  const app = await startApp({ ...env, SAMPLE_POPUP: "draft" }, { announce: console.log });
  const accounts = accountsSchema.parse(JSON.parse(readFileSync(join(dataDir, "demo-accounts.json"), "utf8")));
  const { cms, web } = sidesSchema.parse(app);
  process.env.TEST_STACK = JSON.stringify({ env, cmsPid: cms.child.pid, webPid: web.child.pid, accounts });
  return async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
