import { readFileSync } from "node:fs";
import ts from "typescript";
import { importsIn } from "./import-graph.mjs";
import { inRoot } from "./paths.mjs";
import { packageFolders, sourceFolders, sourcesIn } from "./source-folders.mjs";

/** Which subfolder imports which. Files of the folder itself are left out: they combine the subfolders. */
function domainGraph(folder) {
  const subfolderOf = (file) => (file.includes("/") ? file.split("/")[0] : null);
  const domains = new Map();
  for (const [file, imported] of importsIn(inRoot(folder), sourcesIn(folder))) {
    const domain = subfolderOf(file);
    if (domain === null) continue;
    const others = domains.get(domain) ?? new Set();
    domains.set(domain, others);
    for (const other of imported.map(subfolderOf)) if (other !== null && other !== domain) others.add(other);
  }
  return domains;
}

/** Imports between packages. */
function packages() {
  return new Map(
    packageFolders().map((folder) => {
      const { name } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
      const sources = sourcesIn(folder).filter((file) => !/(^|\/)(node_modules|dist|build|types|\.\w+)\//.test(file));
      const imported = sources.flatMap((file) =>
        ts.preProcessFile(readFileSync(inRoot(folder, file), "utf8")).importedFiles.map(({ fileName }) => fileName),
      );
      const others = imported.flatMap((specifier) => /^@gevel\/[\w-]+/.exec(specifier)?.[0] ?? []);
      return [name, new Set(others.filter((other) => other !== name))];
    }),
  );
}

/** @returns {boolean} */
function reaches(graph, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(graph.get(from) ?? [])].some((next) => reaches(graph, next, to, seen));
}

/** Arrows to draw: an import that is also reached indirectly, and not in a cycle, needs none. */
function arrowsOf(graph) {
  return [...graph].flatMap(([from, others]) =>
    [...others]
      .filter(
        (to) =>
          reaches(graph, to, from) ||
          ![...others].some((way) => way !== to && !reaches(graph, way, from) && reaches(graph, way, to)),
      )
      .map((to) => [from, to]),
  );
}

const idOf = (name) => name.replace(/[^\w]/g, "_");

function render(graph) {
  const names = [...new Set([...graph.keys(), ...[...graph.values()].flatMap((others) => [...others])])].sort();
  const lines = [
    ...names.map((name) => `  ${idOf(name)}["${name}"]`),
    ...arrowsOf(graph)
      .map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`)
      .sort(),
  ];
  return ["```mermaid", "graph TD", ...lines, "```"].join("\n");
}

/** The architecture map as Markdown, from the imports of the files. */
export function architectureMap() {
  const folders = sourceFolders()
    .map((folder) => [folder, domainGraph(folder)])
    .filter(([, graph]) => graph.size > 1);
  const sections = [["The packages", packages()], ...folders].map(
    ([title, graph]) => `## ${title}\n\n${render(graph)}`,
  );
  return (
    [
      "# Architecture map",
      "An arrow leads from the importing package or folder to the imported one; indirect imports have no arrow of their own. `npm run\ndocs:map` writes this file; a test fails when it is outdated.",
      ...sections,
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}
