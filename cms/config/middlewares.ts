export default [
  "strapi::logger",
  "strapi::errors",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: {
        // The pictures of a feed may stand on any host, and staff see them as thumbnails.
        directives: { "img-src": ["'self'", "data:", "blob:", "https:", "http:"] },
      },
    },
  },
  "strapi::cors",
  "strapi::query",
  "global::visitor-address",
  "global::no-public-drafts",
  "global::large-bodies",
  // An import reads its own body, after its token was checked.
  { name: "strapi::body", config: { jsonLimit: "2mb", formLimit: "1mb", textLimit: "1mb" } },
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
