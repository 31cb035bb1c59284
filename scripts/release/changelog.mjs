/**
 * The section of a release, one line a change.
 *
 * @param {string} version
 * @param {string} day such as 2026-11-27
 * @param {readonly string[]} summaries
 */
export function changelogSection(version, day, summaries) {
  const lines = summaries.map((summary) => `- ${summary.trim().replaceAll(/\s*\n\s*/g, " ")}`);
  return `## ${version} – ${day}\n\n${lines.join("\n")}\n`;
}

/** The changelog with a new section before that of the release before. */
export function withSection(changelog, section) {
  const first = changelog.search(/^## /m);
  return first < 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, first)}${section}\n${changelog.slice(first)}`;
}

/** A version's section of the changelog, without its heading. */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((each) => each.startsWith(`${version} `));
  return section?.slice(section.indexOf("\n")).trim();
}
