import { publicFolder } from "../src/environment/public-folder";
import env from "../src/environment/env";

export default {
  host: env.HOST,
  port: env.CMS_PORT,
  // The admin bundle contains the address it was built with; without one it calls the server it came from.
  url: env.withoutSecrets ? undefined : env.CMS_PUBLIC_URL,
  // Koa trusts the whole of X-Forwarded-For unless it is told how many proxies wrote it.
  proxy: { koa: env.TRUST_PROXY > 0, maxIpsCount: env.TRUST_PROXY },
  app: { keys: env.APP_KEYS },
  dirs: { public: publicFolder(env.DATA_DIR) },
  logger: { updates: { enabled: false }, startup: { enabled: env.NODE_ENV === "development" } },
  transfer: { remote: { enabled: false } },
};
