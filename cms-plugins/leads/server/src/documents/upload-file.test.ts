import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hasUpload } from "./document-file.js";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gevel-own-file-"));
  await mkdir(join(folder, "uploads", "plans"), { recursive: true });
  await writeFile(join(folder, "uploads", "Plan 1.pdf"), "a plan");
  await writeFile(join(folder, "outside.pdf"), "a secret");
  await symlink(join(folder, "outside.pdf"), join(folder, "uploads", "linked.pdf"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ["an uploaded file", "/uploads/Plan%201.pdf", true],
  ["a missing one", "/uploads/Plan%202.pdf", false],
  ["a folder", "/uploads/plans", false],
  ["one in a parent folder", "/uploads/../outside.pdf", false],
  ["one in a parent folder, encoded", "/uploads/..%2foutside.pdf", false],
  ["one behind a symbolic link", "/uploads/linked.pdf", false],
  ["one in a sibling folder", "/outside.pdf", false],
  ["one on another host", "https://other.example/uploads/Plan%201.pdf", false],
  ["one with an invalid name", "/uploads/%E0%A4%A.pdf", false],
])("Q-3 a linked document is %s", async (_what, url, known) => {
  expect(await hasUpload({ dirs: { static: { public: folder } } }, url)).toBe(known);
});
