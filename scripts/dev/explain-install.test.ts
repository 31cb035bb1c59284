import { describe, expect, it } from "vitest";
import { explainCompile, explainInstall } from "./explain-install.mjs";

const log = "node_modules/.cache/gevel/better-sqlite3-compiled.log";
const explained = (output: string, ...present: string[]) =>
  explainCompile("better-sqlite3-compiled", output, log, (name: string) => present.includes(name));

/** Messages of node-gyp 11 and npm 11 when something is missing. */
const pageOfNpm = (last: string) =>
  `npm error gyp info it worked if it ends with ok\nnpm error prebuild-install warn install getaddrinfo ENOTFOUND github.com\n${last}`;

describe("a package that must be compiled and cannot be", () => {
  it.each([
    [
      "gyp ERR! find Python You need to install the latest version of Python.",
      ["make", "g++"],
      "compiling it needs python3.",
    ],
    ["gyp ERR! stack Error: not found: make", ["python3", "g++"], "compiling it needs make."],
    ["make: g++: No such file or directory", ["python3", "make"], "compiling it needs g++."],
    ["gyp ERR! find Python", [], "compiling it needs python3, make and g++."],
    [
      "gyp ERR! stack FetchError: request to https://nodejs.org/download/release/v20.20.2/node-v20.20.2-headers.tar.gz failed",
      ["python3", "make", "clang++"],
      `compiling it needs the header files of Node ${process.versions.node}.`,
    ],
    ["error: unrecognized command-line option ‘-std=c++20’", ["python3", "make", "g++"], "g++ 10 or newer is needed"],
  ])("is reported in one line with the missing tool: %s", (last, present, expected) => {
    const line = explained(pageOfNpm(last), ...present);
    expect(line).toContain(expected);
    expect(line).toMatch(
      /^better-sqlite3-compiled has no prebuilt binary for .+, and compiling it .+ is in node_modules\/.+\.log$/,
    );
    expect(line).not.toContain("\n");
  });
});

describe("an install that fails", () => {
  it.each([
    ["npm error code ENOSPC\nnpm error errno -28", "the disk is full"],
    ["npm error code EAI_AGAIN\nnpm error request to https://registry.example/x failed", "registry cannot be reached"],
    ["npm error code EACCES\nnpm error path /app/node_modules", "may not write in node_modules"],
    ["npm error something else", "npm ci failed"],
  ])("prints the cause before npm's own output: %j", (output, expected) => {
    const [first, ...message] = explainInstall(`${output}\nnpm error A complete log of this run is in: /x.log`).split(
      "\n",
    );
    expect(first).toContain(expected);
    expect(message.join("\n")).toBe(output);
  });
});
