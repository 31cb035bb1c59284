import ts from "typescript";

const said = ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n");

function placed(diagnostic) {
  if (!diagnostic.file) return said(diagnostic);
  const { line } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  return `${diagnostic.file.fileName}:${line + 1} ${said(diagnostic)}`;
}

const looked = new WeakSet();

/**
 * Says all that `tsc` says of a project, at the first of its files that is linted: lint works out the types of all of them anyway.
 * What is not used is lint's own to say; its parser has that switched on.
 */
const errors = {
  create(context) {
    const { program } = context.sourceCode.parserServices ?? {};
    if (!program || looked.has(program)) return {};
    looked.add(program);
    const found = ts.getPreEmitDiagnostics(program).filter(({ reportsUnnecessary }) => !reportsUnnecessary);
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
