import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/dev/paths.mjs";
import { installNode } from "../../scripts/test-nodes/install-node.mjs";
import { startCheckout, trials, type Started } from "../../scripts/test-nodes/start-checkout.mjs";
import { isFullScope } from "../support/test-scope.js";

/** Null in a quick run, and if npm has no Node for this system or cannot be reached. */
const newest = isFullScope ? await installNode() : null;

describe.skipIf(newest === null)(`this checkout on Node ${newest?.version}, the newest`, () => {
  let started: Started;
  let exitCode: Promise<number | null> | undefined;
  const end = () => (exitCode ??= started.end());
  beforeAll(async () => {
    started = await startCheckout({ node: newest?.node ?? "", folder: root });
  });
  afterAll(async () => void (await end()));

  it.each(Object.entries(trials))("Q-5 starts with the demo content and %s", async (_what, task) => {
    await task(started);
  });

  it("Q-5 ends by SIGTERM", async () => {
    expect(await end()).toBe(0);
  });
});
