import { posix } from "node:path";
import { borders } from "../../config/tooling/import-boundaries.js";

/** The folder of the package that a file belongs to. */
const packageOf = (file) => /^cms-plugins\/[^/]+|^[^/]+/.exec(file)?.[0];

/** Why `file` may not import `specifier`, or undefined. Both relative to the root, with slashes. */
export function brokenBorder(file, specifier) {
  const border = borders.find(({ files }) => files.test(file));
  if (!border) return undefined;
  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(file), specifier);
    const home = packageOf(file);
    if (!target.startsWith(`${home}/`)) return `${file} imports ${target}: import what the package exports`;
    return file.startsWith("web/app/") && target.startsWith("web/server/")
      ? `${file} imports ${target}: pages never import the server`
      : undefined;
  }
  if (specifier.startsWith("~/") || specifier.endsWith("/package.json")) return undefined;
  const allowed = specifier.startsWith("@gevel/")
    ? border.ours.includes(specifier)
    : !border.not?.test(specifier) && (border.npm?.some((name) => specifier.startsWith(name)) ?? true);
  return allowed ? undefined : `${file} may not import ${specifier} (config/tooling/import-boundaries.js)`;
}
