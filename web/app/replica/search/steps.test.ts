import { expect, it } from "vitest";
import { runAtOnce, runInSteps, type Steps } from "./steps.server";

function* counting(to: number, onStep: (step: number) => void): Steps<string> {
  for (let step = 1; step <= to; step++) {
    onStep(step);
    yield;
  }
  return `${to} steps`;
}

it("runs in one go, step by step, and returns the result", () => {
  const steps: number[] = [];
  expect(runAtOnce(counting(3, (step) => steps.push(step)))).toBe("3 steps");
  expect(steps).toEqual([1, 2, 3]);
});

it("runs in turns, letting waiting requests go between two steps", async () => {
  const order: string[] = [];
  const work = runInSteps(
    counting(2, (step) => {
      order.push(`step ${step}`);
      setImmediate(() => order.push(`other ${step}`));
    }),
  );
  expect(await work).toBe("2 steps");
  expect(order).toEqual(["step 1", "other 1", "step 2", "other 2"]);
});
