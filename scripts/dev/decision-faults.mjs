const inverse = {
  "amended by": "amends",
  amends: "amended by",
  "superseded by": "supersedes",
  supersedes: "superseded by",
};
const statusPattern = /^\*\*Status:\*\* (accepted|superseded by|amended by)\b.*$/m;
const datePattern = /^\*\*Date:\*\* \d{4}-\d{2}-\d{2}$/m;

const linksOf = (text) => [...text.matchAll(/\]\((\d{3}-[^)#\s]+)\)/g)].map(([, file]) => file ?? "");

/** Relations in a status line to other records: `{ relation, file }`, such as `amended by` and `118-picture-versions.md`. */
function relationsOf(text) {
  const line = statusPattern.exec(text)?.[0] ?? "";
  return [...line.matchAll(/(amended by|amends|superseded by|supersedes)((?:,? \[\d{3}\]\([^)]*\))+)/g)].flatMap(
    ([, relation, links]) => linksOf(links ?? "").map((file) => ({ relation: relation ?? "", file })),
  );
}

/** Faults in a folder of decision records, given its files by name and its index. */
export function decisionFaults(records, index) {
  const names = new Set(Object.keys(records));
  const faults = [];
  const numbers = new Map();
  for (const [file, text] of Object.entries(records)) {
    const number = /^(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1];
    if (!number) faults.push(`${file}: its name is not NNN-noun-phrase.md`);
    else if (numbers.has(number)) faults.push(`${file}: ${numbers.get(number)} has the number ${number} too`);
    else numbers.set(number, file);
    if (!text.startsWith(`# ${number} · `)) faults.push(`${file}: its title does not begin with "# ${number} · "`);
    if (!statusPattern.test(text)) faults.push(`${file}: no status`);
    if (!datePattern.test(text)) faults.push(`${file}: no date`);
    if (!index.includes(`](${file})`)) faults.push(`${file}: not in the index`);
    for (const link of linksOf(text)) if (!names.has(link)) faults.push(`${file}: links to ${link}, which is missing`);
    for (const { relation, file: other } of relationsOf(text)) {
      const back = relationsOf(records[other] ?? "");
      if (!back.some((link) => link.relation === inverse[relation] && link.file === file))
        faults.push(`${file}: ${relation} ${other}, which does not say "${inverse[relation]}" in return`);
    }
  }
  for (const link of new Set(linksOf(index)))
    if (!names.has(link)) faults.push(`README.md: links to ${link}, which is missing`);
  return faults;
}
