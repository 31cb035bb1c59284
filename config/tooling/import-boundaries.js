import { forbiddenFor, listings, site } from "./layers.js";

/** Forbids imports by pattern, with the sentence that says why. */
const patternsOf = (...groups) => groups.map(([group, message]) => ({ group, message }));
const forbid = (...groups) => ["error", { patterns: patternsOf(...groups) }];

const siteMeetsCmsByHttp = [
  [
    "@gevel/core",
    "@gevel/change-log",
    "@gevel/properties",
    "@gevel/leads",
    "@gevel/owner-stats",
    "@gevel/publishing",
    "@gevel/cms",
    "@strapi/*",
    "**/cms-plugins/**",
  ],
  "The site meets the CMS by HTTP; shared language lives in @gevel/config.",
];
const noSite = [["@gevel/web", "@remix-run/*", "**/web/**"], "The CMS side knows nothing of the site."];
const entryPointsOnly = "Packages meet at their front door, never inside.";
// The kit has doors of their own for what runs in the browser of the admin, and for what is drawn there.
const nonEntryPoints = ["@gevel/*/**", "!@gevel/*/package.json", "!@gevel/core/admin", "!@gevel/core/screens"];
const noInsides = [nonEntryPoints, entryPointsOnly];
/** What does I/O for both sides stands behind a door that no browser opens. */
const noInsidesOnServers = [[...nonEntryPoints, "!@gevel/config/server"], entryPointsOnly];

/** Each room of the site imports what stands below it; `npm run check` asks the same of what is loaded later. */
const siteBorder = (layer, files, entryPoints) => ({
  files,
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          ...patternsOf(siteMeetsCmsByHttp, entryPoints),
          {
            regex: `^(?:~/|(?:\\.\\./)+)(?:${["server", ...forbiddenFor(site, layer)].join("|")})/`,
            message: `app/${layer} imports only the rooms below it (web/README.md).`,
          },
        ],
      },
    ],
  },
});
const siteBorders = site.layers
  .flat()
  .flatMap((layer) => [
    siteBorder(layer, [`web/app/${layer}/**/*.{ts,tsx}`], noInsides),
    siteBorder(layer, [`web/app/${layer}/**/*.{server,test}.{ts,tsx}`], noInsidesOnServers),
  ]);

/** A plugin may know none of the others' packages or folders. */
const noOtherPlugin = (own) => [
  ["leads", "properties", "owner-stats", "publishing"]
    .filter((name) => name !== own)
    .flatMap((name) => [`@gevel/${name}`, `**/${name}/**`]),
  "Plugins never meet each other's insides.",
];

/** The same of the rooms of the listings' plugin; its tests may look from above. */
const listingBorders = listings.layers.flat().map((layer) => ({
  files: [`${listings.folder}/${layer}/**/*.ts`],
  excludeFiles: ["**/*.test.ts"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          ...patternsOf(noSite, noInsidesOnServers, noOtherPlugin("properties")),
          {
            regex: `^(?:\\.\\./)+(?:${forbiddenFor(listings, layer).join("|") || "-"})/`,
            message: `${layer} imports only the rooms below it (cms-plugins/properties/README.md).`,
          },
        ],
      },
    ],
  },
}));

/** The borders of the house (design: who may import whom). */
export const borders = [
  {
    files: ["config/src/**/*.ts"],
    excludeFiles: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: patternsOf([["*", "!zod", "!./**", "!../**"], "config depends on zod alone and does no I/O."]) },
      ],
    },
  },
  {
    // Browsers load these; a contract brings all of zod with it.
    files: ["config/src/{forms,rules,site,words}/**/*.ts"],
    excludeFiles: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "/contracts/", allowTypeImports: true, message: "Of a contract its types alone." }] },
      ],
    },
  },
  {
    files: ["config/server/**/*.ts"],
    excludeFiles: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: patternsOf([
            ["*", "!@gevel/config", "!node:*", "!ipaddr.js", "!./**", "!../**"],
            "It asks Node, config and ipaddr.js (decision 066) alone.",
          ]),
        },
      ],
    },
  },
  {
    files: ["cms-plugins/core/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": forbid(noSite, noInsides, [
        ["@gevel/change-log", "@gevel/properties", "@gevel/leads", "@gevel/owner-stats", "@gevel/publishing"],
        "The kit knows no domain.",
      ]),
    },
  },
  {
    files: ["cms-plugins/change-log/**/*.ts"],
    rules: {
      "no-restricted-imports": forbid(noSite, noInsides, [
        ["@gevel/properties", "@gevel/leads", "@gevel/owner-stats", "@gevel/publishing"],
        "The feed knows no kind of content: plugins register theirs.",
      ]),
    },
  },
  ...["properties", "leads", "owner-stats", "publishing"].flatMap((plugin) => [
    {
      files: [`cms-plugins/${plugin}/**/*.{ts,tsx}`],
      rules: { "no-restricted-imports": forbid(noSite, noInsides, noOtherPlugin(plugin)) },
    },
    {
      files: [`cms-plugins/${plugin}/server/**/*.ts`],
      rules: { "no-restricted-imports": forbid(noSite, noInsidesOnServers, noOtherPlugin(plugin)) },
    },
  ]),
  { files: ["cms/**/*.{ts,tsx}"], rules: { "no-restricted-imports": forbid(noSite, noInsides) } },
  {
    files: ["cms/src/{environment,mail,picture-metadata,uploads}/**/*.ts"],
    rules: { "no-restricted-imports": forbid(noSite, noInsidesOnServers) },
  },
  { files: ["web/**/*.{ts,tsx}"], rules: { "no-restricted-imports": forbid(siteMeetsCmsByHttp, noInsides) } },
  {
    files: ["web/server/**/*.ts"],
    rules: { "no-restricted-imports": forbid(siteMeetsCmsByHttp, noInsidesOnServers) },
  },
  ...siteBorders,
  ...listingBorders,
];
