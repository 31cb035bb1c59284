import { join } from "node:path";

const source = /@strapi\/content-manager\/dist\/admin\/utils\/validation\.mjs$/;
const made = /\bconst createYupSchema = \(/;

/** What a Vite plugin is given by Vite. */
interface Build {
  error: (message: string) => never;
}

/**
 * Strapi's edit view makes the rules of a whole content type anew in every hook that looks at the entry: three times for
 * each field it draws, so that a form costs by the square of its fields, seconds for a listing of 150. What they are made
 * of stays the same object for as long as the admin is open, so they are made once. (Strapi 5.54 asks above the function
 * itself: "should we create a Map to store these".) Without that function the build fails, so that whoever upgrades Strapi
 * looks whether this is still needed.
 */
export function cacheValidation() {
  let remember = "";
  let done = false;
  return {
    name: "cache-validation",
    configResolved({ root }: { root: string }) {
      remember = JSON.stringify(join(root, "src/admin/validation/cache-schema.ts"));
    },
    transform(this: Build, code: string, id: string) {
      if (!source.test(id.replace(/\?.*$/, "").replaceAll("\\", "/"))) return null;
      if (!made.test(code)) this.error("createYupSchema has moved: see cache-validation.ts");
      done = true;
      const renamed = code.replace(made, "const makeYupSchema = (");
      return {
        code: `import { cacheSchema } from ${remember};\n${renamed}\nconst createYupSchema = cacheSchema(makeYupSchema);\n`,
        map: null,
      };
    },
    buildEnd(this: Build, failure?: Error) {
      if (!failure && !done) this.error("Strapi's validation.mjs was not found: see cache-validation.ts");
    },
  };
}
