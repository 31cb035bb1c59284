import { mediaLimit } from "../src/environment/media-limit";
import env from "../src/environment/env";

const mapOrigins =
  env.MAP_STYLE !== undefined
    ? [new URL(env.MAP_STYLE).origin, ...env.MAP_STYLE_HOSTS.map((host) => `https://${host}`)]
    : env.MAP_TILES !== undefined
      ? [new URL(env.SITE_URL).origin]
      : [];

/**
 * Each is a string: Strapi extends a list shorter than its own with its own entries, which lets the admin call any
 * address and load from Strapi's market.
 */
const adminPolicy = {
  // The streets of the map on which staff place a listing, which MapLibre reads in a worker of its own.
  "connect-src": ["'self'", ...mapOrigins].join(" "),
  "worker-src": "'self' blob:",
  // Pictures of imported listings may be on any host, and staff see them as thumbnails.
  "img-src": "'self' data: blob: https: http:",
  "media-src": "'self' blob:",
  "font-src": "'self' data:",
  "style-src": "'self' 'unsafe-inline'",
};

export default [
  "strapi::logger",
  "global::unauthorized-responses",
  "strapi::errors",
  { name: "strapi::security", config: { contentSecurityPolicy: { directives: adminPolicy } } },
  // After the policy of the admin, which it replaces for files.
  "global::upload-headers",
  // By default Strapi lets every origin read with the visitor's cookies.
  { name: "strapi::cors", config: { origin: [env.CMS_PUBLIC_URL] } },
  "global::same-origin",
  "strapi::query",
  "global::visitor-address",
  "global::no-public-drafts",
  "global::body-errors",
  "global::reject-anonymous-uploads",
  // The import reads its body itself, after its token was checked.
  {
    name: "strapi::body",
    config: { jsonLimit: "2mb", formLimit: "1mb", textLimit: "1mb", formidable: { maxFileSize: mediaLimit } },
  },
  "strapi::favicon",
  "strapi::public",
];
