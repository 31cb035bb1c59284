/**
 * What `npm run test:mutation -- <feature>` mutates, as globs from the root, and the files or folders of unit tests
 * that should notice; `!` excludes one. Code that only passes rows or bytes on (Strapi, knex, HTTP, workers) is not
 * mutated: the integration tests cover it.
 */
const properties = "cms-plugins/properties/server/src";

export const targets = {
  rules: {
    mutate: ["config/src/rules/*.ts", "config/server/private-address.ts"],
    tests: ["config/src/rules", "config/server/private-address.test.ts"],
  },
  search: {
    mutate: ["web/app/replica/search/*.server.ts"],
    tests: [
      "web/app/replica/search",
      "web/app/replica/memory-catalog.test.ts",
      // Takes twenty seconds per mutant and adds nothing to the small tests beside it.
      "!web/app/replica/search/search-oracle.test.ts",
    ],
  },
  compile: {
    mutate: [
      "cms/src/api/*/compile-*.ts",
      "cms/src/content/{choose-versions,compile-*,documents,oldest,page-tree,rich-text,safe-address}.ts",
      "cms/src/api/site/compile/*.ts",
      "!cms/src/api/site/compile/site-fixture.ts",
    ],
    tests: [
      ...["site/compile", "site-config", "page", "menu"].map((folder) => `cms/src/api/${folder}`),
      "cms/src/content",
    ],
  },
  import: {
    mutate: [
      "import/{read-items,withdrawal,withdrawal-limit}",
      "import/validation/{validate-item,validate-in-batches,checksum}",
      "items/{clean-text,item-values,localized-texts,place-contradictions,project-key}",
      "items/{public-documents,public-place,reference-of,stored-texts,unknown-types}",
      "listings/{parse,normalise}-listing",
      "listings/listing-contradictions",
      "projects/{parse,normalise}-project",
      "owners/parse-owner",
      "types/{parse-type,type-tree}",
    ].map((files) => `${properties}/${files}.ts`),
    tests: ["import", "items", "listings", "projects", "owners", "types"].map((folder) => `${properties}/${folder}`),
  },
};
