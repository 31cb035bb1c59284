interface Patch {
  /** In @strapi/content-manager/dist/admin. */
  file: string;
  /** Statement put at the beginning of the file. */
  imports?: string;
  before: string;
  after: string;
}

/** As Vite finds them from Strapi's own files. */
const ours = "@gevel/cms/src/admin";

const relations = "pages/EditView/components/FormInputs/Relations/Relations.mjs";

/**
 * What no extension point of Strapi 5.54 can do. Decision 131 says what each is for, config/upstream-issues.md what is to be filed;
 * `npm test` and the build fail when Strapi's code differs.
 */
export const patches: readonly Patch[] = [
  {
    // The rules of a whole content type are built three times for each field of a form, and once is enough: a listing of 150 fields
    // took seconds. https://github.com/strapi/strapi/issues/24462
    file: "utils/validation.mjs",
    imports: `import { cacheSchema } from "${ours}/validation/cache-schema";`,
    before: "const createYupSchema = (",
    after: "const createYupSchema = cacheSchema((...of)=>buildYupSchema(...of));\nconst buildYupSchema = (",
  },
  {
    // Five rows are shown of a page's modules, and who orders them needs to see all. https://github.com/strapi/strapi/pull/24474
    file: relations,
    before: "const RELATIONS_TO_DISPLAY = 5;",
    after: "const RELATIONS_TO_DISPLAY = 12;",
  },
  {
    // A row shows one field of its entry, for a module a name: not what it looks like, and not which languages it lacks.
    // No issue yet: config/upstream-issues.md, 1.
    file: relations,
    imports: `import { fieldAction, rowLabel } from "@gevel/page-builder/module-field";`,
    before: "                                        children: label\n",
    after:
      "children: rowLabel({ targetModel, label, id: safeDocumentId, params: documentParams, changedAt: (isTemporary && document ? document : relations[index]).updatedAt })\n",
  },
  {
    // The button that adds a module from the gallery needs what connects an entry to this field, and opens one over it.
    // No issue yet: config/upstream-issues.md, 2.
    file: relations,
    before: "/*#__PURE__*/ jsx(MemoizedRelationsList, {",
    after:
      "fieldAction({ targetModel, disabled: isDisabled, connect: handleConnect, params: currentDocumentMeta.params, Renderer: RelationModalRenderer }),\n/*#__PURE__*/ jsx(MemoizedRelationsList, {",
  },
];

const folder = /@strapi\/content-manager\/dist\/admin\//;

/** The plugin context from Vite. */
interface Build {
  error: (message: string) => never;
}

/** A Vite plugin that makes the changes while the admin is built, and fails the build where Strapi's code is another. */
export function patchStrapi() {
  const applied = new Set<string>();
  return {
    name: "patch-strapi",
    transform(this: Build, code: string, id: string) {
      const path = id.replace(/\?.*$/, "").replaceAll("\\", "/");
      const own = folder.test(path) ? patches.filter(({ file }) => path.endsWith(`/admin/${file}`)) : [];
      if (own.length === 0) return null;
      let changed = code;
      for (const { file, before, after } of own) {
        if (changed.split(before).length !== 2) this.error(`${file} has not once "${before}": see patch-strapi.ts`);
        changed = changed.replace(before, () => after);
        applied.add(file);
      }
      return { code: [...own.flatMap(({ imports = [] }) => imports), changed].join("\n"), map: null };
    },
    buildEnd(this: Build, failure?: Error) {
      const missing = patches.filter(({ file }) => !applied.has(file)).map(({ file }) => file);
      if (!failure && missing.length > 0)
        this.error(`Strapi's ${missing.join(", ")} was not found: see patch-strapi.ts`);
    },
  };
}
