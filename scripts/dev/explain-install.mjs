import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const onPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const tools = [
  { name: "python3", any: ["python3", "python"] },
  { name: "make", any: ["make", "gmake"] },
  { name: "g++", any: ["g++", "c++", "clang++"] },
];

/** Files that node-gyp fetches from nodejs.org unless npm's `nodedir` names a folder that has them. */
const noHeaders =
  /nodejs\.org\/(?:download|dist)|node-v[\d.]+-headers|common\.gypi|node_api\.h|fatal error: (?:node|v8)\.h/;

/** The compiler's requirements that are missing, by the output of the attempt and a check of the system. */
function missingForCompile(output, has = onPath) {
  const missing = tools.filter(({ any }) => !any.some((name) => has(name))).map(({ name }) => name);
  if (missing.length === 0 && noHeaders.test(output)) missing.push(`the header files of Node ${process.versions.node}`);
  return missing;
}

const listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/** One line on a package that could be neither fetched prebuilt nor compiled. */
export function explainCompile(name, output, log, has = onPath) {
  const missing = missingForCompile(output, has);
  const reason = missing.length > 0 ? `needs ${listed(missing)}` : "failed (g++ 10 or newer is needed)";
  return `${name} has no prebuilt binary for ${process.platform}-${process.arch} and Node ${process.versions.node} within reach, and compiling it ${reason}. On Debian: apt-get install python3 make g++. The whole output is in ${log}`;
}

/** @type {[RegExp, string][]} */
const reasons = [
  [/ENOSPC|no space left/i, "the disk is full"],
  [/EACCES|EROFS|EPERM/, "this user may not write in node_modules"],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i, "the npm registry cannot be reached"],
  [/EINTEGRITY/, "a package is not what package-lock.json says it is"],
  [/EBADENGINE/, "a package wants another version of Node"],
];

/** npm's error in one line, followed by its own message. */
export function explainInstall(output) {
  const [, reason] = reasons.find(([pattern]) => pattern.test(output)) ?? [/^/, "npm ci failed"];
  const message = output
    .split("\n")
    .filter((line) => /^npm (?:error|ERR!)/.test(line) && !/complete log|\.log$/.test(line))
    .slice(0, 6);
  return [`the packages could not be installed: ${reason}.`, ...message].join("\n");
}
