import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import ts from "typescript";

/** The imports among the given files, including types and dynamic imports. `~/` is the folder itself. */
export function importsIn(folder, files) {
  const known = new Set(files);
  const target = (from, specifier) => {
    const base = specifier.startsWith("~/")
      ? specifier.slice(2)
      : relative(folder, resolve(folder, dirname(from), specifier));
    // With Node's own module resolution, a file is imported under its name after the build.
    const stem = base.replace(/\.js$/, "");
    return [base, `${stem}.ts`, `${stem}.tsx`].find((path) => known.has(path));
  };
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(resolve(folder, file), "utf8"), true, true);
      const own = importedFiles.map(({ fileName }) => fileName).filter((name) => /^(~\/|\.)/.test(name));
      return [file, [...new Set(own.flatMap((name) => target(file, name) ?? []))]];
    }),
  );
}

/** Files that import each other, directly or indirectly; by Tarjan's algorithm. */
export function cyclesOf(graph) {
  const [order, low, onStack] = [new Map(), new Map(), new Set()];
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];
  const walk = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    onStack.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) walk(next);
      if (onStack.has(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    for (const one of circle) onStack.delete(one);
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) walk(file);
  return circles;
}

/** Folders of one level that import each other, directly or indirectly; files beside them are above them and no part. */
export function knotsOf(graph) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const levels = new Map();
  for (const [file, imported] of graph)
    for (const other of imported) {
      const [from, to] = [file.split("/"), other.split("/")];
      const depth = from.findIndex((name, index) => name !== to[index]);
      if (depth >= from.length - 1 || depth >= to.length - 1) continue;
      const parent = from.slice(0, depth).join("/");
      const level = levels.get(parent) ?? new Map();
      levels.set(parent, level);
      level.set(from[depth], (level.get(from[depth]) ?? new Set()).add(to[depth]));
    }
  return [...levels].flatMap(([parent, level]) =>
    cyclesOf(level).map((knot) => knot.map((folder) => (parent === "" ? folder : `${parent}/${folder}`))),
  );
}
