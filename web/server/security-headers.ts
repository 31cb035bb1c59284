import { embedProviders } from "@gevel/config";
import { reportsName, reportsPath } from "./policy-reports";
import { noVendors, type VendorSources } from "./vendor-sources";

export interface PolicySettings {
  siteUrl: string;
  /** Origin from which the admin shows previews. */
  cmsPublicUrl: string;
  development: boolean;
  /** With a Mapbox token the map is loaded from Mapbox. */
  usesMapbox?: boolean;
  /** Hosts of the agency's own map style. */
  mapHosts?: readonly string[];
  /** With a Google Maps key the page contains street view. */
  usesGoogleMaps?: boolean;
}

type Headers = readonly (readonly [string, string])[];

export interface SecurityHeaders {
  /** The same for every answer but a picture. */
  readonly always: Headers;
  /** The same for pictures, which mails and other sites show. */
  readonly ofPictures: Headers;
  /** `vendors` is left out where no page of the site is: nothing of theirs is loaded there. */
  policy(scriptHashes: string, framedByAdmin: boolean, vendors?: VendorSources): string;
  /** Policy of the embedded map's own page: no other page may use what its library needs. */
  readonly mapFramePolicy: string;
  /** PROP-17: the page of a film file, which loads that film from its host and nothing else. */
  filmFramePolicy(filmOrigin: string): string;
}

const players = Object.values(embedProviders).flatMap(({ origins }) => [...origins]);

export function createSecurityHeaders({
  siteUrl,
  cmsPublicUrl,
  development,
  usesMapbox = false,
  mapHosts = [],
  usesGoogleMaps = false,
}: PolicySettings): SecurityHeaders {
  const secure = siteUrl.startsWith("https:");
  const admin = new URL(cmsPublicUrl).origin;
  // Vite's client injects inline scripts and styles and speaks over a socket.
  const script = development ? "'unsafe-inline'" : "";
  const ofMap = [...(usesMapbox ? ["*.mapbox.com"] : []), ...mapHosts].map((host) => ` https://${host}`).join("");
  const connect = development ? " ws:" : "";
  const report = `report-uri ${reportsPath}; report-to ${reportsName}`;
  const shown: Headers = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ...(secure ? ([["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]] as const) : []),
  ];
  return {
    always: [
      ...shown,
      ["Cross-Origin-Resource-Policy", "same-origin"],
      ["Reporting-Endpoints", `${reportsName}="${reportsPath}"`],
    ],
    ofPictures: [...shown, ["Cross-Origin-Resource-Policy", "cross-origin"]],
    policy: (scriptHashes, framedByAdmin, vendors = noVendors) =>
      [
        "default-src 'self'",
        `script-src 'self' ${development ? script : scriptHashes}`.trimEnd() + vendors["script-src"],
        // React writes style attributes (a picture's placeholder, a chosen colour); style elements stay forbidden.
        development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'; style-src-attr 'unsafe-inline'",
        `img-src 'self' data:${vendors["img-src"]}`,
        "font-src 'self'",
        `connect-src 'self'${connect}${vendors["connect-src"]}`,
        "worker-src 'self'",
        `frame-src ${["'self'", ...players, ...(usesGoogleMaps ? ["https://www.google.com"] : [])].join(" ")}${vendors["frame-src"]}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-ancestors ${framedByAdmin ? `'self' ${admin}` : "'self'"}`,
        ...(secure ? ["upgrade-insecure-requests"] : []),
        report,
      ].join("; "),
    mapFramePolicy: [
      "default-src 'none'",
      `script-src 'self' ${script}`.trimEnd(),
      `style-src 'self'${development ? " 'unsafe-inline'" : "; style-src-attr 'unsafe-inline'"}`,
      `img-src 'self' data: blob:${mapHosts.map((host) => ` https://${host}`).join("")}`,
      "font-src 'self'",
      `connect-src 'self'${ofMap}${connect}`,
      // The libraries start their workers from a blob; older browsers read child-src.
      "worker-src blob:",
      "child-src blob:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      report,
    ].join("; "),
    filmFramePolicy: (filmOrigin) =>
      [
        "default-src 'none'",
        `media-src ${filmOrigin}`,
        "style-src-attr 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        ...(secure ? ["upgrade-insecure-requests"] : []),
        report,
      ].join("; "),
  };
}
