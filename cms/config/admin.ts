import { previewHandler } from "../src/preview/preview-handler";
import { staffLanguage } from "../src/staff-language/staff-language";
import env from "../src/environment/env";

export default {
  auth: { secret: env.ADMIN_JWT_SECRET },
  apiToken: { salt: env.API_TOKEN_SALT },
  transfer: { token: { salt: env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: env.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [env.SITE_URL],
      handler: previewHandler({ siteUrl: env.SITE_URL, secret: env.PREVIEW_SECRET, staffLanguage }),
    },
  },
};
