import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { inRoot } from "../dev/paths.mjs";

const read = (path: string) => readFileSync(inRoot(path), "utf8");
const dockerfile = read("Dockerfile");
const composeText = read("compose.yaml");

const service = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const { services } = z.object({ services: z.record(z.string(), service) }).parse(parse(composeText, { merge: true }));
const named = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

describe("containers", () => {
  it("take only settings that .env.example explains", () => {
    const ours = ["cms", "site"].flatMap((name) => Object.keys(services[name]?.environment ?? {}));
    const asked = [...composeText.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect(ours).toEqual(expect.arrayContaining(["DATA_DIR", "DATABASE_URL", "SMTP_URL"]));
    expect(named).toEqual(expect.arrayContaining([...new Set([...ours, ...asked])]));
  });

  it("run on the Node that .nvmrc names, which package.json supports", () => {
    const node = read(".nvmrc").trim();
    const bases = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
    expect(bases).toEqual([node, node]);
    const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(JSON.parse(read("package.json")));
    expect(engines.node).toContain(`^${node}.0.0`);
    expect(read(".devcontainer/devcontainer.json")).toContain(`javascript-node:${node}-`);
  });

  it("run without rights, and hold no secret", () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|_KEY|_SALT/);
    expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".data", ".git"]));
    // Each has to be set from outside: a default after `:-` would be the same in every installation.
    expect(composeText).not.toMatch(/\$\{\w*(?:SECRET|PASSWORD|KEY|SALT)\w*:-/);
  });

  it.each([
    ["cms", "http://127.0.0.1:1337/_health"],
    ["site", "http://127.0.0.1:3000/healthz"],
  ])("ask %s whether it is well", (name, address) => {
    expect(services[name]?.healthcheck?.test.join(" ")).toContain(address);
  });

  it.each(Object.entries(services).flatMap(([name, { image }]) => (image ? [[name, image]] : [])))(
    "pin the image of %s",
    (_name, image) => {
      expect(image).toMatch(/:(?!latest)[\w.-]+$/);
    },
  );
});
