import { strapiService, type StrapiServices } from "../src/environment/strapi-services";
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
      handler: (...asked: Parameters<StrapiServices["plugin::live-preview.preview"]["address"]>) =>
        strapiService(strapi, "plugin::live-preview.preview").address(...asked),
    },
  },
};
