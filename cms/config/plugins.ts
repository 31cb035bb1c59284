import { join } from "node:path";
import env from "../src/environment/env";
import { mailFolder, mailProvider } from "../src/environment/mail-provider";
import { mediaLimit } from "../src/environment/media-limit";

/** As on the site, which serves the file of tiles. */
const streets =
  env.MAP_STYLE !== undefined
    ? { style: env.MAP_STYLE }
    : env.MAP_TILES !== undefined
      ? { tiles: `${env.SITE_URL}/map-tiles/streets.pmtiles` }
      : {};

export default {
  "users-permissions": {
    config: {
      jwtSecret: env.JWT_SECRET,
      jwtManagement: "refresh",
      // The site stores the tokens in its own signed cookie, so they are sent in bodies here.
      sessions: { httpOnly: false },
      // Per IP address, in this process; attempts are counted before, per account and across processes
      // (`loginRateLimit`).
      ratelimit: { interval: { min: 15 }, max: 60 },
    },
  },
  "change-log": {
    config: { replicaSecret: env.REPLICA_SECRET, noticeUrls: env.SITE_NOTICE_URLS },
  },
  upload: {
    config: {
      sizeLimit: mediaLimit,
      // `rejectDangerousFiles` decides what may be uploaded, in the language of staff; without a list Strapi warns at
      // each file.
      security: { allowedTypes: ["*/*"] },
      // The site creates its own sizes; the admin needs a thumbnail and one preview.
      breakpoints: { medium: 750 },
    },
  },
  properties: {
    config: {
      dropFolder: env.DROP_FOLDER,
      bodyBytes: env.IMPORT_MB * 1024 * 1024,
      historyFolder: join(env.DATA_DIR, "imports"),
      pictureHosts: { open: env.PICTURE_HOSTS, inside: env.PRIVATE_PICTURE_HOSTS },
      foreignPictures: env.FOREIGN_PICTURES,
      pictureJob: env.JOBS.includes("pictures"),
      map: streets,
    },
  },
  "live-preview": { config: { siteUrl: env.SITE_URL, secret: env.PREVIEW_SECRET } },
  email: { config: mailProvider(env) },
  leads: {
    config: {
      from: env.MAIL_FROM,
      siteUrl: env.SITE_URL,
      cmsUrl: env.CMS_PUBLIC_URL,
      mailFolder: env.SMTP_URL === undefined ? mailFolder(env.DATA_DIR) : undefined,
      documentHosts: { open: env.PICTURE_HOSTS, inside: env.PRIVATE_PICTURE_HOSTS },
      mailJob: env.JOBS.includes("mail"),
      retentionJob: env.JOBS.includes("retention"),
    },
  },
  "owner-stats": {
    config: {
      ...{ siteUrl: env.SITE_URL, cmsUrl: env.CMS_PUBLIC_URL, optOutSecret: env.PREVIEW_SECRET },
      trackListings: env.JOBS.includes("activity"),
      reportJob: env.JOBS.includes("reports"),
    },
  },
  publishing: { config: { planJob: env.JOBS.includes("publishing") } },
  "content-audit": { enabled: true },
  "content-rules": { enabled: true },
  "edit-conflicts": { enabled: true },
  duplicates: { enabled: true },
  media: { enabled: true },
  "non-localized-fields": { enabled: true },
  "content-releases": { enabled: false },
  "content-type-builder": { enabled: env.NODE_ENV === "development" },
};
