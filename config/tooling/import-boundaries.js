const config = "@gevel/config";
/** I/O for both sides; not for browsers. */
const onServers = "@gevel/config/server";
const inAdmin = ["@gevel/core/admin", "@gevel/core/screens"];
const noSite = /^@remix-run\//;
const noCms = /^@strapi\//;

/**
 * Which packages of this repository the files of a folder may import; the first row that fits counts. `npm` names the only
 * others that they may, `not` those that they may not. The reasons are in the design: config does no I/O, plugins never meet
 * each other's insides, the site meets the CMS by HTTP.
 */
export const borders = [
  { files: /^config\/src\//, ours: [], npm: ["zod", "@formatjs/intl"] },
  { files: /^config\/server\//, ours: [config], npm: ["node:", "ical.js", "ipaddr.js"] },
  { files: /^cms-plugins\/core\//, ours: [config], not: noSite },
  { files: /^cms-plugins\/change-log\//, ours: [config, "@gevel/core"], not: noSite },
  { files: /^cms-plugins\/[^/]+\/admin\//, ours: [config, ...inAdmin], not: noSite },
  { files: /^cms-plugins\//, ours: [config, onServers, "@gevel/core", "@gevel/change-log"], not: noSite },
  { files: /^cms\/src\/admin\//, ours: [config, ...inAdmin], not: noSite },
  { files: /^cms\//, ours: [config, onServers, "@gevel/core", "@gevel/change-log", ...inAdmin], not: noSite },
  { files: /^web\/server\/|\.server\.tsx?$/, ours: [config, onServers], not: noCms },
  { files: /^web\//, ours: [config], not: noCms },
];
