import { stripVTControlCharacters } from "node:util";

/** Packages that must have one version. Everything else is upgraded on its own. */
const families = { strapi: "@strapi/", remix: "@remix-run/" };

export const groupOf = (name) => Object.entries(families).find(([, prefix]) => name.startsWith(prefix))?.[0] ?? name;

const withoutAlias = (version) => version.replace(/^npm:.+@/, "");

function versionIn(manifests, name) {
  for (const { dependencies = {}, devDependencies = {} } of manifests) {
    const version = dependencies[name] ?? devDependencies[name];
    if (version) return withoutAlias(version);
  }
  return "?";
}

/**
 * The groups that have something newer, from what npm-check-updates prints: the new versions by manifest and package.
 * `manifests` are the package.json files as they are now.
 */
export function upgradeGroups(upgraded, manifests) {
  const newest = new Map(Object.values(upgraded).flatMap(Object.entries));
  const groups = new Map();
  for (const [name, version] of [...newest].sort(([a], [b]) => a.localeCompare(b))) {
    const upgrade = { name, from: versionIn(manifests, name), to: withoutAlias(version) };
    groups.set(groupOf(name), [...(groups.get(groupOf(name)) ?? []), upgrade]);
  }
  return groups;
}

/** All versions of a package that a lock file installs. */
export function installedVersions(lock, name) {
  const isCopy = ([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`);
  return [
    ...new Set(
      Object.entries(lock.packages)
        .filter(isCopy)
        .map(([, { version }]) => version),
    ),
  ].filter(Boolean);
}

const isNoise = (line) => line.trim() === "" || /^(npm (warn|notice)|>|… |ok {3}|built | RUN )/.test(line.trim());

/** The first lines of a step's output that describe the problem. */
export function firstProblem(output, lines = 5) {
  const cleaned = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => !isNoise(line));
  const at = cleaned.findIndex((line) => /\b(error|fail(ed)?|cannot)\b/i.test(line));
  return cleaned.slice(Math.max(at, 0)).slice(0, lines).join("\n");
}

/** A line for each package; the errors follow below the group that causes them. */
export function upgradeTable(rows) {
  const head = { name: "package", from: "from", to: "to", result: "what breaks" };
  const cells = rows.flatMap(({ upgrades, result }) => upgrades.map((upgrade) => ({ ...upgrade, result })));
  const width = (key) => Math.max(...[head, ...cells].map((cell) => cell[key].length));
  const line = ({ name, from, to, result }) =>
    `${name.padEnd(width("name"))}  ${from.padEnd(width("from"))}  ${to.padEnd(width("to"))}  ${result}`;
  const tables = rows.flatMap(({ upgrades, result, problem = "" }) => [
    ...upgrades.map((upgrade) => line({ ...upgrade, result })),
    ...problem
      .split("\n")
      .filter(Boolean)
      .map((text) => `    ${text}`),
  ]);
  return [line(head), ...tables].join("\n");
}
