/** What comes with a package and nothing here asks for: its file, and what stands there instead. */
const unasked = [
  // Express's parsers of bodies: each form reads its own.
  [/\/body-parser\/index\.js$/, "module.exports = {};"],
  // Its reader of brackets in an address: "query parser" is off.
  [/\/qs\/lib\/index\.js$/, "module.exports = {};"],
  // Remix's own `fetch`, for a Node that has none.
  [/\/@remix-run\/node\/dist\/globals\.js$/, "exports.installGlobals = undefined;"],
  // Zod's errors in 45 languages.
  [/\/zod\/v4\/locales\/index\.js$/, 'export { default as en } from "./en.js";'],
  // React's work in a browser. What is drawn on a server comes from a file of its own.
  [/\/react-dom\/index\.js$/, "exports.createPortal = exports.flushSync = undefined;"],
  // Stores of limits that the site cannot be set to.
  [
    /\/rate-limiter-flexible\/index\.js$/,
    ["Memory", "Redis", "Res"]
      .map((name) => `exports.RateLimiter${name} = require("./lib/RateLimiter${name}");`)
      .join(""),
  ],
];

/** A start reads a quarter less. */
export const stubUnusedFiles = {
  name: "without-unasked",
  setup({ onLoad, onEnd }) {
    const met = new Set();
    for (const [filter, contents] of unasked)
      onLoad({ filter }, () => {
        met.add(filter);
        return { contents };
      });
    onEnd(() => {
      for (const [filter] of unasked)
        if (!met.has(filter)) throw new Error(`no file of the server is ${filter} any more: see what is unasked for`);
    });
  },
};
