import { z } from "zod";
import { accountsSchema } from "./accounts-schema.js";

const appSchema = z.object({
  env: z
    .object({
      SITE_URL: z.string(),
      CMS_URL: z.string(),
      CMS_PUBLIC_URL: z.string(),
      DATA_DIR: z.string(),
      PORT: z.string(),
      CMS_PORT: z.string(),
    })
    .catchall(z.string()),
  cmsPid: z.number(),
  /** Missing if the tests run against an app they did not start. */
  webPid: z.number().optional(),
  accounts: accountsSchema,
});

/** The running app under test, as the global setup passed it on. */
export const app = appSchema.parse(JSON.parse(process.env.TEST_STACK ?? "null"));
