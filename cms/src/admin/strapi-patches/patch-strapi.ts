/** What is put in Strapi's code, by file: what stands there, and what takes its place. */
type Changes = Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>;

interface Change {
  /** Of the Vite plugin, and of the file that says why. */
  name: string;
  /** In Strapi's packages, before the names of the files. */
  folder: RegExp;
  changes: Changes;
}

/** What a Vite plugin is given by Vite. */
interface Build {
  error: (message: string) => never;
}

/**
 * Puts something right in Strapi's own code while the admin is built. The build fails where that code is not what this
 * knows, so that whoever upgrades Strapi looks whether it is still needed.
 */
export function patchStrapi({ name: plugin, folder, changes }: Change) {
  const applied = new Set<string>();
  const nameOf = (id: string): string | undefined => {
    const path = id.replace(/\?.*$/, "").replaceAll("\\", "/");
    return folder.test(path) ? Object.keys(changes).find((name) => path.endsWith(`/${name}`)) : undefined;
  };
  return {
    name: plugin,
    transform(this: Build, code: string, id: string) {
      const name = nameOf(id);
      if (name === undefined) return null;
      let changed = code;
      for (const [before, after] of changes[name] ?? []) {
        if (!changed.includes(before)) this.error(`${name} has no "${before}": see ${plugin}.ts`);
        // An action goes on to what it did; a value is replaced.
        changed = changed.replaceAll(before, after.endsWith("\n") ? after + before : after);
      }
      applied.add(name);
      return { code: changed, map: null };
    },
    buildEnd(this: Build, failure?: Error) {
      const missing = Object.keys(changes).filter((name) => !applied.has(name));
      if (!failure && missing.length > 0) this.error(`Strapi's ${missing.join(", ")} was not found: see ${plugin}.ts`);
    },
  };
}
