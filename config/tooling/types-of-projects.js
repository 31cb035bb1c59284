import { relative } from "node:path";
import ts from "typescript";
import { typeProjects } from "./type-projects.js";

const said = ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n");

function placed(diagnostic) {
  if (!diagnostic.file) return said(diagnostic);
  const { line } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  return `${diagnostic.file.fileName}:${line + 1} ${said(diagnostic)}`;
}

/** The project that a file belongs to. */
function folderOf(file) {
  const path = relative(process.cwd(), file);
  return typeProjects.findLast(([folder]) => path.startsWith(`${folder}/`))?.[0];
}

function* errorsOf(program, folder) {
  yield* program.getConfigFileParsingDiagnostics();
  yield* program.getOptionsDiagnostics();
  yield* program.getGlobalDiagnostics();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || folderOf(file.fileName) !== folder) continue;
    yield* program.getSyntacticDiagnostics(file);
    yield* program.getSemanticDiagnostics(file);
  }
}

const looked = new WeakSet();

/**
 * Says all that `tsc` says of a project's own files, at the first of them that is linted: lint works out the types of all of them
 * anyway. What they import of another project is said there: to work it out again takes as long as all else together. What is
 * not used is lint's own to say; its parser has that switched on.
 */
const errors = {
  create(context) {
    const { program } = context.sourceCode.parserServices ?? {};
    if (!program || looked.has(program)) return {};
    looked.add(program);
    const found = [...errorsOf(program, folderOf(context.filename))].filter(
      ({ reportsUnnecessary }) => !reportsUnnecessary,
    );
    return {
      Program() {
        for (const each of found)
          context.report({ loc: { line: 1, column: 0 }, message: "{{what}}", data: { what: placed(each) } });
      },
    };
  },
};

export const typesOfProjects = {
  files: ["**/*.{ts,tsx}"],
  plugins: { types: { rules: { errors } } },
  rules: { "types/errors": "error" },
};
