/** A readable summary of a Stryker report: the score of each file, and each surviving mutant. */
export function survivorsOf(report) {
  const lines = [];
  const total = { killed: 0, timeout: 0, alive: 0 };
  for (const [path, { mutants, source }] of Object.entries(report.files).sort()) {
    const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status));
    const alive = of("Survived", "NoCoverage");
    const timeout = of("Timeout");
    const counted = of("Killed").length + timeout.length + alive.length;
    total.killed += of("Killed").length;
    total.timeout += timeout.length;
    total.alive += alive.length;
    if (counted === 0) continue;
    lines.push(`${share(counted - alive.length, counted)} ${path}, ${counted} mutants, ${timeout.length} by time`);
    for (const mutant of [...alive, ...timeout]) lines.push(`    ${output(mutant, source)}`);
  }
  const counted = total.killed + total.timeout + total.alive;
  return [
    ...lines,
    `${share(counted - total.alive, counted)} of ${counted} killed, ${total.timeout} of them by time`,
  ].join("\n");
}

const share = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function output({ location: { start, end }, status, replacement, mutatorName }, source) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const first = start.column - 1;
  const text = lines.length === 1 ? lines[0].slice(first, end.column - 1) : `${lines[0].slice(first)} …`;
  const short = (texts) => texts.replace(/\s+/g, " ").slice(0, 90);
  return `${start.line}:${start.column} ${status} ${mutatorName}: ${short(text)} → ${short(replacement ?? "")}`;
}
