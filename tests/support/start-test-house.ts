import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { houseSettings } from "../../scripts/house/settings.mjs";
import { startHouse } from "../../scripts/house/start-house.mjs";
import { accountsSchema } from "./accounts-schema.js";
import { freePort } from "./free-port.js";

const side = z.object({ child: z.object({ pid: z.number() }) });
const sidesSchema = z.object({ cms: side, web: side });

/**
 * Starts the whole house on free ports with a new database and the demo content, just as `npm start` does, and tells
 * the tests where it stands through the environment. With HOUSE already set, the tests look at that one instead.
 */
export default async function startTestHouse(): Promise<() => Promise<void>> {
  if (process.env.HOUSE) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), "gevel-e2e-"));
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "", CHROMIUM_PATH = "", LANG = "" } = process.env;
  const env = houseSettings({
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
  const house = await startHouse(env, { say: console.log });
  const accounts = accountsSchema.parse(JSON.parse(readFileSync(join(dataDir, "demo-accounts.json"), "utf8")));
  const { cms, web } = sidesSchema.parse(house);
  process.env.HOUSE = JSON.stringify({ env, cmsPid: cms.child.pid, webPid: web.child.pid, accounts });
  return async () => {
    await house.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
