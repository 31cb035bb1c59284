const folder = /@strapi\/content-manager\/dist\/admin\/pages\/EditView\/components\//;

/** What is put in Strapi's code, by file: what stands there, and what takes its place. */
const changes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "FormInputs/Relations/Relations.mjs": [
    ["handleChange: handleChange,", "handleChange: Object.assign(handleChange, { link: onChange }),"],
    [
      "getParentFormValues: getParentFormValuesWithCurrentRelation",
      "getParentFormValues: Object.assign(getParentFormValuesWithCurrentRelation, { link: handleChange.link })",
    ],
  ],
  "DocumentActions.mjs": [
    [
      "if (fieldToConnect && documentHistory && (parentDocumentMetaToUpdate.documentId || parentDocumentMetaToUpdate.collectionType === SINGLE_TYPES)) {",
      "if (fieldToConnect && !parentDocumentMetaToUpdate.documentId && parentDocumentMetaToUpdate.collectionType !== SINGLE_TYPES) getParentFormValues?.link?.(res.data);\n",
    ],
  ],
};

/** What a Vite plugin is given by Vite. */
interface Build {
  error: (message: string) => never;
}

const nameOf = (id: string): string | undefined => {
  const path = id.replace(/\?.*$/, "").replaceAll("\\", "/");
  return folder.test(path) ? Object.keys(changes).find((name) => path.endsWith(`/components/${name}`)) : undefined;
};

/**
 * "Create a relation" saves the new entry and writes it into the entry around it, where that one is stored. Around an
 * entry that is not yet saved Strapi (5.54) does nothing: the module of a new page was made and belonged to nobody. Here
 * the form of the new page takes it up, as if it had been chosen from the list. The build fails where Strapi's code is
 * not what this knows, so that whoever upgrades Strapi looks whether it is still needed.
 */
export function linkMadeRelations() {
  const met = new Set<string>();
  return {
    name: "link-made-relations",
    transform(this: Build, code: string, id: string) {
      const name = nameOf(id);
      if (name === undefined) return null;
      let changed = code;
      for (const [before, after] of changes[name] ?? []) {
        if (!changed.includes(before)) this.error(`${name} has no "${before}": see link-made-relations.ts`);
        // An action goes on to what it did; a value is replaced.
        changed = changed.replaceAll(before, after.endsWith("\n") ? after + before : after);
      }
      met.add(name);
      return { code: changed, map: null };
    },
    buildEnd(this: Build, failure?: Error) {
      const missing = Object.keys(changes).filter((name) => !met.has(name));
      if (!failure && missing.length > 0) this.error(`Strapi's ${missing.join(", ")} was not met`);
    },
  };
}
