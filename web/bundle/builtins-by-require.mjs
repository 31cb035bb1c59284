import { createRequire, isBuiltin } from "node:module";

/** Of Node's own modules those that a start does not need: loaded when one of their functions is first asked for. */
const late = new Set(["node:https"]);

const onDemand = (path) =>
  Object.keys(createRequire(import.meta.url)(path))
    .map((name) => `get ${name}() { return require(${JSON.stringify(path)}).${name}; },`)
    .join("");

/**
 * Node's own modules by `require`: an `import` of one reads each of its properties, and with those of `http`, `crypto` and
 * `buffer` a start loaded half of what Node has and nobody asked for.
 */
export const builtinsByRequire = {
  name: "builtins-by-require",
  setup({ onResolve, onLoad }) {
    const namespace = "builtin";
    onResolve({ filter: /./ }, ({ path, kind }) =>
      isBuiltin(path) && kind !== "require-call" ? { path: path.replace(/^(node:)?/, "node:"), namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = ${late.has(path) ? `{${onDemand(path)}}` : `require(${JSON.stringify(path)})`};`,
    }));
  },
};
