import { validateAction, validateWorkflow } from "@action-validator/core";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { inRoot } from "../dev/paths.mjs";

const read = (path: string) => readFileSync(inRoot(path), "utf8");
const workflows = readdirSync(inRoot(".github/workflows")).map((name) => `.github/workflows/${name}`);
const action = ".github/actions/setup/action.yml";

const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read("package.json")));

const job = z.object({
  strategy: z.object({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
  steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
});
const jobsOf = (path: string) => z.object({ jobs: z.record(z.string(), job) }).parse(parse(read(path))).jobs;

describe("workflows of the forge", () => {
  it.each(workflows)("%s is a valid workflow", (path) => {
    expect(validateWorkflow(read(path)).errors).toEqual([]);
  });

  it("the step that sets up Node is a valid action", () => {
    expect(validateAction(read(action)).errors).toEqual([]);
  });

  it.each([...workflows, action])("%s pins each action to a major version", (path) => {
    const used = [...read(path).matchAll(/uses: (\S+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(name).toMatch(/^\.\/|@v\d+$/);
  });

  it.each(workflows)("%s runs npm scripts that exist", (path) => {
    const run = [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(run));
  });

  it("the application starts on each Node that is supported", () => {
    const nodes = jobsOf(".github/workflows/ci.yml").nodes?.strategy?.matrix.node ?? [];
    expect(
      `^${nodes.map((each) => (String(each).includes(".") ? `${String(each)}.0` : `${String(each)}.0.0`)).join(" || ^")}`,
    ).toBe(manifest.engines.node);
  });

  it("every browser project has a shard", () => {
    const declared = [...read("playwright.config.ts").matchAll(/\{ name: "(\w+)"/g)].map(([, name]) => name);
    const sharded = [...read(".github/workflows/ci.yml").matchAll(/--project=(\w+)/g)].map(([, name]) => name);
    expect([...new Set(sharded)]).toEqual(declared);
  });
});

describe("forms of issues", () => {
  const form = z.object({
    name: z.string(),
    description: z.string(),
    body: z.array(
      z.object({
        type: z.enum(["textarea", "input", "dropdown"]),
        id: z.string(),
        attributes: z.object({ label: z.string() }),
      }),
    ),
  });

  it.each(["bug", "feature"])("%s asks by labelled fields", (name) => {
    const { body } = form.parse(parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)));
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  });
});
