import { fileURLToPath } from "node:url";
import { borders } from "./import-boundaries.js";

/** The linter reads a pattern from its settings' own folder, unless it says where it begins. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const placed = ({ files, excludeFiles = [], ...rest }) => ({
  ...rest,
  files: files.map((pattern) => root + pattern),
  excludeFiles: excludeFiles.map((pattern) => root + pattern),
});

/** What reads as a mistake in every file. */
const everywhere = [
  "typescript/ban-ts-comment",
  "typescript/no-duplicate-enum-values",
  "typescript/no-empty-object-type",
  "typescript/no-explicit-any",
  "typescript/no-extra-non-null-assertion",
  "typescript/no-misused-new",
  "typescript/no-namespace",
  "typescript/no-non-null-asserted-optional-chain",
  "typescript/no-require-imports",
  "typescript/no-this-alias",
  "typescript/no-unnecessary-type-constraint",
  "typescript/no-unsafe-declaration-merging",
  "typescript/no-unsafe-function-type",
  "typescript/no-wrapper-object-types",
  "typescript/prefer-as-const",
  "typescript/prefer-namespace-keyword",
  "typescript/triple-slash-reference",
  "eslint/no-array-constructor",
  "eslint/no-unused-expressions",
];

/** What only TypeScript can be asked, most of it by its types. */
const typed = [
  "eslint/no-console",
  "eslint/no-var",
  "eslint/prefer-const",
  "eslint/prefer-rest-params",
  "eslint/prefer-spread",
  "typescript/await-thenable",
  "typescript/no-array-delete",
  "typescript/no-base-to-string",
  "typescript/no-duplicate-type-constituents",
  "typescript/no-floating-promises",
  "typescript/no-for-in-array",
  "typescript/no-implied-eval",
  "typescript/no-redundant-type-constituents",
  "typescript/no-unnecessary-type-assertion",
  "typescript/no-unsafe-argument",
  "typescript/no-unsafe-assignment",
  "typescript/no-unsafe-call",
  "typescript/no-unsafe-enum-comparison",
  "typescript/no-unsafe-member-access",
  "typescript/no-unsafe-return",
  "typescript/no-unsafe-unary-minus",
  "typescript/prefer-promise-reject-errors",
  "typescript/restrict-plus-operands",
  "typescript/restrict-template-expressions",
];

const accessible = [
  "alt-text",
  "anchor-has-content",
  "anchor-is-valid",
  "aria-activedescendant-has-tabindex",
  "aria-props",
  "aria-proptypes",
  "aria-role",
  "aria-unsupported-elements",
  "autocomplete-valid",
  "click-events-have-key-events",
  "heading-has-content",
  "html-has-lang",
  "iframe-has-title",
  "img-redundant-alt",
  "interactive-supports-focus",
  "label-has-associated-control",
  "media-has-caption",
  "mouse-events-have-key-events",
  "no-access-key",
  "no-autofocus",
  "no-distracting-elements",
  "no-interactive-element-to-noninteractive-role",
  "no-noninteractive-element-to-interactive-role",
  "no-noninteractive-tabindex",
  "no-redundant-roles",
  "no-static-element-interactions",
  "role-has-required-aria-props",
  "role-supports-aria-props",
  "scope",
  "tabindex-no-positive",
].map((name) => `jsx-a11y/${name}`);

const errors = (names) => Object.fromEntries(names.map((name) => [name, "error"]));

/** Lint and types in one go: what this says of types is what `tsc` says (decision 085). */
export default {
  plugins: ["typescript", "react", "jsx-a11y"],
  categories: { correctness: "off" },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  rules: {
    ...errors(everywhere),
    "eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
  },
  overrides: [
    {
      files: ["**/*.{ts,tsx}"],
      rules: {
        ...errors(typed),
        "typescript/consistent-type-imports": [
          "error",
          { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
        ],
        "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
        // Remix answers by throwing a Response.
        "typescript/only-throw-error": [
          "error",
          {
            allow: [
              { from: "lib", name: "Response" },
              { from: "package", name: "TypedResponse", package: "@remix-run/server-runtime" },
            ],
            allowThrowingUnknown: true,
          },
        ],
      },
    },
    { files: ["**/*.{mjs,js}"], rules: { "typescript/no-floating-promises": "error" } },
    // A module of CommonJS has no other way to load one of two packages before it exports.
    { files: ["**/*.cjs"], rules: { "typescript/no-require-imports": "off" } },
    {
      files: ["web/**/*.tsx"],
      rules: {
        ...errors(accessible),
        // A navigation may hear the keys and the focus of the links inside it.
        "jsx-a11y/no-noninteractive-element-interactions": ["error", { handlers: ["onClick", "onMouseDown"] }],
      },
    },
    {
      files: ["web/**/*.{ts,tsx}"],
      rules: { "react/rules-of-hooks": "error", "react/exhaustive-deps": "error" },
    },
    { files: ["scripts/**/*.ts", "tests/**/*.ts"], rules: { "eslint/no-console": "off" } },
    // Strapi writes these.
    { files: ["cms/types/generated/*.d.ts"], rules: { "typescript/no-empty-object-type": "off" } },
    ...borders,
  ].map(placed),
};
