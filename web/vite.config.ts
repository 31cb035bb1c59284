import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { minify } from "terser";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { compiledMessages } from "./app/i18n/compiled-messages.plugin";
import { classNames } from "./app/ui/class-names.plugin";
import { inlineScripts } from "./app/islands/inline-script.plugin";

type ManualChunkMeta = Parameters<Rollup.GetManualChunk>[1];

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const startsOfEveryPage = /\/app\/(entry\.client|root|routes\/site-page)\.tsx/;
/** Packages of many small things, of which each screen takes its own. */
const apart = /\/lucide-react\/dist\/esm\/icons\/|\/config\/src\/(?!site\/|errors\.ts|rules\/invisible-)/;

/** A few lines each, of which most pages take some: a file of their own is longer than they are. */
const smallAndShared =
  /\/app\/(?:ui\/(?:bar-field|controls|text-button|use-hydrated|visually-hidden)|i18n\/use-count|properties\/query\/(?:last-list|list-address))\.tsx?$/;

/** All that the start of every page imports, in one piece: small chunks compress badly, and pages name each of them. */
function shellModules({ getModuleIds, getModuleInfo }: ManualChunkMeta): Set<string> {
  const starts = [...getModuleIds()].filter((id) => startsOfEveryPage.test(id));
  const found = new Set(starts);
  for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  for (const id of found) if (starts.includes(id) || apart.test(id)) found.delete(id);
  return found;
}

/** One stylesheet for the whole site: components loaded later must already look right in the server's HTML. */
function chunks() {
  let shell: Set<string> | undefined;
  return (id: string, meta: ManualChunkMeta) => {
    if (ownersStyles.test(id)) return "portal-styles";
    if (/\.module\.css$|\/ui\/global\.css$/.test(id)) return "styles";
    if (mapMessages.test(id)) return "map-words";
    // The shell imports the package that contains these, and rollup would merge them into the shell's chunk.
    if (formRules.test(id)) return "form-rules";
    if (costRules.test(id)) return "cost-rules";
    const [, language, area] = messagesOfTwoFiles.exec(id) ?? [];
    if (language !== undefined) return `${area === "forms" ? "forms" : "detail"}-${language}`;
    shell ??= shellModules(meta);
    return shell.has(id) || smallAndShared.test(id) ? "shell" : undefined;
  };
}

/**
 * Fails the build if the shell imports another chunk: it begins every page, and a circular import stops the site's
 * whole script. Code the shell shares with the other chunk belongs in a module without that import.
 */
function shellFirst(): Plugin {
  return {
    name: "shell-first",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const shell = chunks.find(({ name }) => name === "shell");
      const waits = shell?.imports.filter((file) => !file.includes("/styles-")) ?? [];
      if (waits.length > 0) this.error(`the shell must not import other chunks: ${waits.join(", ")}`);
    },
  };
}

/** The map engine is already minified, and saving a tenth of a second of it is not worth half a minute of build time. */
const longestTightened = 400_000;

/** Once more than esbuild does: 4 KB less of what every page loads before it can be used. */
function tightenedScript(): Plugin {
  return {
    name: "tightened-script",
    apply: "build",
    renderChunk: {
      order: "post",
      async handler(code, _chunk, { format }) {
        if (format !== "es" || code.length > longestTightened) return null;
        const { code: tightened } = await minify(code, { module: true, ecma: 2020 });
        return tightened === undefined ? null : { code: tightened, map: null };
      },
    },
  };
}

/** The embedded map's page has a script of its own; its route finds it by this name. */
const mapFrameScript = "app/properties/map/frame/start-map.ts";
/** A worker beside a page, for visitors who cannot read a captcha. */
const proofWorker = "app/forms/captcha/proof-worker.ts";
/** The stylesheet of pages answered before Remix; the server finds it by this name. */
const errorPageStyles = "app/ui/error-page.css";
/** The messages between the map's frame and the map view, used by no other page. */
const mapMessages = /\/node_modules\/zod\/|\/config\/src\/contracts\/map-frame\.ts/;

/** Styles of the owner portal only. */
const ownersStyles = /\/app\/portal\/dashboard\/.*\.module\.css$/;

/** Messages of listing pages and of forms, each with those that the CMS uses too: one request for both files. */
const messagesOfTwoFiles = /\/(?:config\/src|app\/i18n)\/messages\/(\w\w)\/(attributes|detail|forms)\.json/;

/** Loaded only by pages that have a form or show a time. */
const formRules = /\/config\/src\/(?:forms\/|rules\/belgian-time\.ts)/;

/** Loaded only where costs are calculated; what they read amounts with is among the rules of forms. */
const costRules = /\/config\/src\/(?:rules\/(?:buying-costs|mortgage)|contracts\/cost-input)\.ts/;

const icuParser = "@formatjs/icu-messageformat-parser";

const here = fileURLToPath(new URL(".", import.meta.url));

/** The site's style sheets; both builds see the same, so that their numbers are the same. */
const sheets = readdirSync(join(here, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .sort();

const letters = (number: number): string =>
  (number < 26 ? "" : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(65 + (number % 26));

/**
 * Names of classes and keyframes: letters for the stylesheet, then the number of the name in it. They are in every page
 * and in the script, and counted names compress far better than hashes.
 */
const knownName = (name: string, file: string, css: string): string | null => {
  const sheet = sheets.indexOf(relative(join(here, "app"), file.split("?", 1)[0] ?? ""));
  const names = [...new Set(Array.from(css.matchAll(/(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g), ([, found]) => found))];
  const number = names.indexOf(name);
  return sheet < 0 || number < 0 ? null : letters(sheet) + number;
};
/** The server tells by the class tables of the owners' stylesheets which pages link them. */
const nameWhereUsed = (name: string, file: string, css: string) =>
  ownersStyles.test(file) ? null : knownName(name, file, css);
const shortName = (name: string, file: string, css: string) => {
  const known = knownName(name, file, css);
  if (known === null) throw new Error(`no short name for .${name} of ${file}`);
  return known;
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    compiledMessages(),
    inlineScripts(),
    ...(isSsrBuild ? [] : [classNames(nameWhereUsed), tightenedScript(), shellFirst()]),
    remix({
      ignoredRouteFiles: ["**/*"],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        // The few routes are in a cached file, not in each document, and no client-side navigation requests a manifest.
        v3_lazyRouteDiscovery: false,
        v3_routeConfig: true,
      },
    }),
  ],
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("app", import.meta.url)),
      // Of formatjs itself, for messages that are parsed at build time (`compiled-messages.plugin.ts`).
      ...(command === "build" && !isSsrBuild && { [icuParser]: `${icuParser}/lib/no-parser.js` }),
    },
  },
  // The workspace is TypeScript source, so Vite must process it when it serves the pages itself.
  ssr: { noExternal: ["@gevel/config"] },
  // Development: a package found only while a page loads would be a second React in it.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx", mapFrameScript, proofWorker] },
  // A data: address would need a wider policy than fonts and pictures of the site's own.
  css: { modules: command === "build" ? { generateScopedName: shortName } : {} },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // For the stack traces of the server's log; what browsers get has none.
    sourcemap: isSsrBuild === true,
    // Bundled by the server's build, once for the pages and the code before them (build-server.mjs).
    rollupOptions: isSsrBuild
      ? { external: /^@gevel\/config(\/|$)/ }
      : { input: [mapFrameScript, errorPageStyles], output: { manualChunks: chunks() } },
  },
}));
