import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const imported = /^import (\w+) from "([^"]+\.module\.css)";$/gm;
const readOf = (name: string) => new RegExp(`(?<![\\w$.])${name}(?:\\.(\\w+)|\\["([\\w-]+)"\\])`, "g");
const mentionOf = (name: string) => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`, "g");

/**
 * Writes the class names of style sheets where they are used, instead of a table of each sheet and a property at each place. What
 * reads a sheet in another way (a name that is worked out, the whole of it) keeps the table.
 *
 * @param nameIn the short name of a class, by the text of its sheet; null for one that is not in it.
 */
export function writeClassNames(
  code: string,
  nameIn: (path: string, name: string) => string | null,
): { code: string; written: number } {
  let written = 0;
  const result = [...code.matchAll(imported)].reduce((text, [line, local = "", path = ""]) => {
    const [before = "", after = ""] = text.split(line, 2);
    const reads = [...after.matchAll(readOf(local))];
    const names = reads.map(([, plain, quoted]) => nameIn(path, plain ?? quoted ?? ""));
    if (names.includes(null) || [...after.matchAll(mentionOf(local))].length !== reads.length) return text;
    written += reads.length;
    return `${before}import "${path}";${after.replaceAll(readOf(local), () => JSON.stringify(names.shift()))}`;
  }, code);
  return { code: result, written };
}

export function classNames(nameOf: (name: string, file: string, css: string) => string | null): Plugin {
  return {
    name: "class-names",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id)) return null;
      const { code: result, written } = writeClassNames(code, (path, name) => {
        const file = path.startsWith("~/")
          ? id.replace(/^(.*\/app\/).*$/, (_id, app: string) => app + path.slice(2))
          : resolve(dirname(id), path);
        return nameOf(name, file, readFileSync(file, "utf8"));
      });
      return written > 0 ? { code: result, map: null } : null;
    },
  };
}
