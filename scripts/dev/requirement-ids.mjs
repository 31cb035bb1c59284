/** The ids that the text defines: list items such as `- LANG-1 …`. */
export function definedIds(requirements) {
  return new Set([...requirements.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id ?? ""));
}

/** The ids of the requirements' own sections (LANG, CMS …) that a text cites and that are not defined, each once. */
export function undefinedIds(requirements, text) {
  const defined = definedIds(requirements);
  const sections = new Set([...defined].map((id) => id.replace(/-\d+$/, "")));
  const cited = new Set([...text.matchAll(/(?<![\w-])([A-Z]+)-(\d+)(?![\w-])/g)].map(([id]) => id));
  return [...cited].filter((id) => sections.has(id.replace(/-\d+$/, "")) && !defined.has(id));
}
