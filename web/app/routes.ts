import { languages, pathSegments } from "@gevel/config";
import { index, route, type RouteConfig } from "@remix-run/route-config";

/**
 * Pages addressed by editors, articles and listings all use the splat route; pages/resolve/resolve-path.ts tells them
 * apart.
 */
export default [
  route("chrome.json", "routes/chrome-json.ts"),
  route("robots.txt", "routes/robots-txt.ts"),
  route("sitemap.xml", "routes/sitemap-index.ts"),
  route("sitemaps/:file", "routes/sitemap-of-language.ts"),
  route("api/listing-count", "routes/listing-count.ts"),
  route("card-pictures.json", "routes/card-pictures-json.ts"),
  route("neighbours.json", "routes/neighbours-json.ts"),
  route("captcha.json", "routes/captcha-json.ts"),
  route("map-frame", "routes/map-frame.ts"),
  route("film-frame/:owner/:id/:kind", "routes/film-frame.ts"),
  route("map-points.json", "routes/map-points.ts"),
  route("map-card.json", "routes/map-card.ts"),
  route("visit-slots.json", "routes/appointment-slots-json.ts"),
  route("visit-calendar/:token", "routes/appointment-calendar.ts"),
  route("visit-event/:token", "routes/calendar-event.ts"),
  route("uncounted", "routes/analytics-opt-out.tsx", { id: "uncounted" }),
  route(":language/uncounted", "routes/analytics-opt-out.tsx", { id: "uncounted-in-language" }),
  route(":language/my-visit/:token", "routes/my-appointment.tsx"),
  route(":language/my-visit/:token/visit.ics", "routes/my-appointment-calendar.ts"),
  route(":language/my-document/:token", "routes/my-document.tsx"),
  route(":language/my-document/:token/file", "routes/my-document-file.ts"),
  route("preview", "routes/preview.tsx", { id: "preview" }),
  route(":language/preview", "routes/preview.tsx", { id: "preview-in-language" }),
  route("login", "routes/login.tsx", { id: "login" }),
  route(":language/login", "routes/login.tsx", { id: "login-in-language" }),
  ...languages.flatMap((language) => [
    route(`${language}/${pathSegments[language].portal}`, "routes/portal.tsx", { id: `portal-${language}` }),
    route(`${language}/${pathSegments[language].portal}/reports/:file`, "routes/portal-report.ts", {
      id: `portal-report-${language}`,
    }),
    route(`${language}/${pathSegments[language].favourites}`, "routes/favourites.tsx", {
      id: `favourites-${language}`,
    }),
  ]),
  route("portal.json", "routes/portal-json.ts"),
  route(":language/login/:page", "routes/account.tsx", { id: "account" }),
  route(":language/login/:page/:token", "routes/account.tsx", { id: "account-link" }),
  route("subscription/:token", "routes/subscription.tsx", { id: "subscription" }),
  route(":language/subscription/:token", "routes/subscription.tsx", { id: "subscription-in-language" }),
  route("api/wish-count", "routes/saved-search-count.ts"),
  route(":language/rss.xml", "routes/rss.ts"),
  index("routes/site-page.tsx", { id: "root-page" }),
  route("*", "routes/site-page.tsx", { id: "site-page" }),
] satisfies RouteConfig;
