import { mediaLimit } from "../src/environment/media-limit";
import env from "../src/environment/env";

const mapOrigins =
  env.MAP_STYLE !== undefined
    ? [new URL(env.MAP_STYLE).origin, ...env.MAP_STYLE_HOSTS.map((host) => `https://${host}`)]
    : env.MAP_TILES !== undefined
      ? [new URL(env.SITE_URL).origin]
      : [];

/**
 * Each stands as text: Strapi fills up a list that is shorter than its own with the rest of its own, which lets the
 * admin call any address and load from Strapi's market.
 */
const adminPolicy = {
  // The streets of the map on which staff place a listing, which MapLibre reads in a worker of its own.
  "connect-src": ["'self'", ...mapOrigins].join(" "),
  "worker-src": "'self' blob:",
  // The pictures of a feed may stand on any host, and staff see them as thumbnails.
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
  // Left out, Strapi lets every origin read with the cookies of whoever looks at it.
  { name: "strapi::cors", config: { origin: [env.CMS_PUBLIC_URL] } },
  "global::same-origin",
  "strapi::query",
  "global::visitor-address",
  "global::no-public-drafts",
  "global::body-errors",
  "global::reject-anonymous-uploads",
  // An import reads its own body, after its token was checked.
  {
    name: "strapi::body",
    config: { jsonLimit: "2mb", formLimit: "1mb", textLimit: "1mb", formidable: { maxFileSize: mediaLimit } },
  },
  "strapi::favicon",
  "strapi::public",
];
