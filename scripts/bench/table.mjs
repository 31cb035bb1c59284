/** @typedef {{budget: number, what: string, ours: string, other: string, ratio?: string, toReach: string, met: boolean | null}} Row */

const columns = [
  ["#", (row) => String(row.budget)],
  ["what", (row) => row.what],
  ["ours", (row) => row.ours],
  ["peer or limit", (row) => row.other],
  ["ratio", (row) => row.ratio ?? "–"],
  ["to reach", (row) => row.toReach],
  ["met", (row) => (row.met === null ? "?" : row.met ? "yes" : "NO")],
];

/** A Markdown table that is also readable in a terminal. */
export function printTable(rows) {
  const cells = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, show]) => show(row)))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at].length)));
  const line = (values) => `| ${values.map((value, at) => value.padEnd(widths[at])).join(" | ")} |`;
  const [head, ...body] = cells.map(line);
  console.log([head, line(widths.map((width) => "-".repeat(width))), ...body].join("\n"));
}

export const median = (numbers) => percentile(numbers, 0.5);

export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export const whole = (number) => Math.round(number).toLocaleString("en-GB");
