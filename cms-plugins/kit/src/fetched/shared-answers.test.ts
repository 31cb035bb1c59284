import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SharedAnswers, type Asked } from "./shared-answers";

const aborted = () => new DOMException("The user aborted a request.", "AbortError");
const closed = new Error("403");

/** Answers in the order given; each failure is thrown. */
function answersOf(...outcomes: (string | Error | DOMException)[]) {
  const ask = vi.fn((_key: string): Promise<string> => {
    const outcome = outcomes.shift() ?? "nothing more was expected";
    return typeof outcome === "string" ? Promise.resolve(outcome) : Promise.reject(outcome);
  });
  return { ask, answers: new SharedAnswers<string>({ ask, isClosed: (failure) => failure === closed }) };
}

/** All that somebody who looks gets to see, from now on. */
function look(answers: SharedAnswers<string>, key = "states") {
  const seen: Asked<string>[] = [];
  const leave = answers.subscribe(key, () => seen.push(answers.read(key)));
  return { seen, leave };
}

describe("SharedAnswers", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("CMS-1 asks once for all who look, and keeps the answer for who comes within a minute", async () => {
    const { ask, answers } = answersOf("first", "second");
    const [one, two] = [look(answers), look(answers)];
    expect(answers.read("states")).toEqual({ state: "waiting" });
    await vi.advanceTimersByTimeAsync(0);
    expect(one.seen).toEqual([{ state: "here", answer: "first" }]);
    expect(two.seen).toEqual(one.seen);
    one.leave();
    two.leave();
    look(answers);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers.read("states")).toEqual({ state: "here", answer: "first" });
    const later = look(answers);
    await vi.advanceTimersByTimeAsync(0);
    expect(later.seen).toEqual([{ state: "here", answer: "second" }]);
  });

  it("CMS-1 tries again after an aborted and a failed request, and then has the answer", async () => {
    const { ask, answers } = answersOf(aborted(), new Error("502"), "all");
    const { seen } = look(answers);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(seen).toEqual([{ state: "here", answer: "all" }]);
  });

  it("CMS-1 says that there is no answer after three tries, and remembers that for nobody", async () => {
    const { ask, answers } = answersOf(aborted(), aborted(), aborted(), "all");
    const { seen } = look(answers);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "unreachable" }]);
    const { seen: next } = look(answers);
    expect(answers.read("states")).toEqual({ state: "waiting" });
    await vi.runAllTimersAsync();
    expect(next.at(-1)).toEqual({ state: "here", answer: "all" });
    expect(seen).toEqual([{ state: "unreachable" }, { state: "waiting" }, { state: "here", answer: "all" }]);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("CMS-1 asks again when staff ask for it", async () => {
    const { answers } = answersOf(aborted(), aborted(), aborted(), "all");
    const { seen } = look(answers);
    await vi.runAllTimersAsync();
    answers.again("states");
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "unreachable" }, { state: "waiting" }, { state: "here", answer: "all" }]);
  });

  it("CMS-1 keeps what it knows when asking anew fails", async () => {
    const { answers } = answersOf("first", aborted(), aborted(), aborted());
    look(answers).leave();
    await vi.advanceTimersByTimeAsync(60_000);
    look(answers);
    await vi.runAllTimersAsync();
    expect(answers.read("states")).toEqual({ state: "here", answer: "first" });
  });

  it("CMS-8 does not try again where this person may not read, and asks anew for who comes later", async () => {
    const { ask, answers } = answersOf(closed, "all");
    const { seen, leave } = look(answers);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "closed" }]);
    expect(ask).toHaveBeenCalledTimes(1);
    leave();
    look(answers);
    await vi.runAllTimersAsync();
    expect(answers.read("states")).toEqual({ state: "here", answer: "all" });
  });

  it("CMS-1 gives the answer to whoever came when the first to ask had left, and stops trying for nobody", async () => {
    const { ask, answers } = answersOf("all", aborted(), "more");
    look(answers).leave();
    const { seen } = look(answers);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "here", answer: "all" }]);

    const { leave } = look(answers, "other");
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(answers.read("other")).toEqual({ state: "waiting" });
  });
});
