/** @typedef {{ words: string, use: string, except?: readonly string[] }} Term */

/** @param {string} name @returns {string} its words in lower case, a space before and after each */
export function wordsOf(name) {
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ");
  return ` ${spaced.toLowerCase().trim()} `;
}

const declared = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;
const logged = /\b(?:log|logger|console)\.(?:trace|debug|info|warn|error|fatal)\(([^;]*?)\);/gs;

/**
 * What a file says in words that names and log messages do not use: its path, the names it declares and the messages it logs.
 *
 * @param {string} path from the root
 * @param {string} text
 * @param {readonly Term[]} terms
 * @returns {string[]} a sentence each
 */
export function rejectedTermsIn(path, text, terms) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const names = [...code.matchAll(declared)].map(([, name = ""]) => name);
  const messages = [...text.matchAll(logged)].flatMap(([, call = ""]) =>
    [...call.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, quoted, template]) =>
      (quoted ?? template ?? "").replace(/\$\{[^}]*\}/g, " "),
    ),
  );
  return terms.flatMap(({ words, use, except = [] }) => {
    const has = (/** @type {string} */ name) => wordsOf(name).includes(` ${words} `) && !except.includes(name);
    return [
      ...(has(path) ? [`${path}: its path has "${words}"; use ${use}`] : []),
      ...[...new Set(names)].filter(has).map((name) => `${path}: ${name} has "${words}"; use ${use}`),
      ...messages.filter(has).map((message) => `${path}: the log message "${message}" has "${words}"; use ${use}`),
    ];
  });
}
