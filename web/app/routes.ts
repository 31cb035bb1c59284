import { index, route, type RouteConfig } from "@remix-run/route-config";

/** Pages that staff address, articles and listings all come through the splat: pages/resolve/resolve-path.ts says what is what. */
export default [
  route("chrome.json", "routes/chrome-json.ts"),
  route("robots.txt", "routes/robots-txt.ts"),
  route("sitemap.xml", "routes/sitemap-index.ts"),
  route("sitemaps/:file", "routes/sitemap-of-language.ts"),
  route("api/listing-count", "routes/listing-count.ts"),
  route("neighbours.json", "routes/neighbours-json.ts"),
  route("map-frame", "routes/map-frame.ts"),
  route("map-points.json", "routes/map-points.ts"),
  route("map-card.json", "routes/map-card.ts"),
  route("preview", "routes/preview.tsx", { id: "preview" }),
  route(":language/preview", "routes/preview.tsx", { id: "preview-in-language" }),
  route("login", "routes/login.tsx", { id: "login" }),
  route(":language/login", "routes/login.tsx", { id: "login-in-language" }),
  index("routes/site-page.tsx", { id: "root-page" }),
  route("*", "routes/site-page.tsx", { id: "site-page" }),
] satisfies RouteConfig;
