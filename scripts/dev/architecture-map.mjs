import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { importsIn } from "./import-graph.mjs";
import { inRoot } from "./paths.mjs";

/** The parts of the map: a folder, and its subfolders as nodes. */
const parts = [
  { title: "The site: web/app", folder: "web/app" },
  { title: "The server of the site: web/server", folder: "web/server" },
  { title: "The CMS: cms/src", folder: "cms/src", beside: ["admin"] },
  { title: "The listings: cms-plugins/properties/server/src", folder: "cms-plugins/properties/server/src" },
  { title: "The shared language: config/src", folder: "config/src" },
];

const isSource = (file) => /\.(ts|tsx)$/.test(file) && !/\.(test|fixture)\.tsx?$|fixture\.tsx?$|\.d\.ts$/.test(file);
const sourcesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" }).filter(isSource).sort();

/**
 * Which subfolder imports which. Files of the folder itself are left out: they combine the subfolders.
 *
 * @param {{ folder: string; beside?: readonly string[] }} part
 */
function domainGraph({ folder, beside = [] }) {
  const subfolderOf = (file) => (file.includes("/") ? file.split("/")[0] : null);
  const domains = new Map();
  for (const [file, imported] of importsIn(inRoot(folder), sourcesIn(folder))) {
    const domain = subfolderOf(file);
    if (domain === null || beside.includes(domain)) continue;
    const others = domains.get(domain) ?? new Set();
    domains.set(domain, others);
    for (const other of imported.map(subfolderOf))
      if (other !== null && other !== domain && !beside.includes(other)) others.add(other);
  }
  return domains;
}

/** Imports between packages. */
function packages() {
  const { workspaces } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const folders = workspaces.flatMap((entry) =>
    entry.endsWith("/*")
      ? readdirSync(inRoot(entry.slice(0, -2))).map((name) => join(entry.slice(0, -2), name))
      : [entry],
  );
  return new Map(
    folders.map((folder) => {
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
  const sections = [["The packages", packages()], ...parts.map((part) => [part.title, domainGraph(part)])].map(
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
