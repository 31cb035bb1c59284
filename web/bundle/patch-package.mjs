import { readFile } from "node:fs/promises";

/**
 * A plugin that takes one file of a package in with other words in a few places: `changes` are what stands there, once, and what does
 * instead. A version of the package that says it otherwise stops the build, as does one that has no such file any more.
 */
export const patchPackage = ({ name, file, changes, before = "", behind = "" }) => ({
  name,
  setup({ onLoad, onEnd }) {
    let met = false;
    onLoad({ filter: file }, async ({ path }) => {
      met = true;
      let contents = await readFile(path, "utf8");
      for (const [from, to] of changes) {
        if (contents.split(from).length !== 2) throw new Error(`${path} is another one than ${name} knows: ${from}`);
        contents = contents.replace(from, () => to);
      }
      return { contents: `${before}${contents}${behind}` };
    });
    onEnd(() => {
      if (!met) throw new Error(`no file of the server is ${file} any more: see ${name}`);
    });
  },
});
