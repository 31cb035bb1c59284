import { patchPackage } from "./patch-package.mjs";

const plainOnce = (name) => {
  const head = `export function ${name}(params) {\n`;
  return [head, `${head}    if (params === undefined) return (plainOnes.${name} ??= ${name}({}));\n`];
};

const onceOf = (name) => {
  const head = `export function ${name}(innerType) {\n`;
  return [
    head,
    `${head}    const known = ${name}Ones.get(innerType);
    if (known) return known;
    const made = make_${name}(innerType);
    ${name}Ones.set(innerType, made);
    return made;
}
function make_${name}(innerType) {
`,
  ];
};

/**
 * Contracts are made of some 2,500 schemas, each with a dozen functions of its own, and that is an eighth of a start. A
 * third of them is a plain text, number, or the like, which never changes: one of each does for all.
 */
export const plainSchemasOnce = patchPackage({
  name: "plain-schemas-once",
  file: /\/zod\/v4\/classic\/schemas\.js$/,
  changes: [...["string", "number", "int", "boolean"].map(plainOnce), ...["optional", "nullable"].map(onceOf)],
  before: "const plainOnes = {};\nconst optionalOnes = new WeakMap();\nconst nullableOnes = new WeakMap();\n",
});
