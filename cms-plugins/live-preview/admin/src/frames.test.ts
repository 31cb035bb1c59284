import { describe, expect, it } from "vitest";
import { firstFrames, reduceFrames, type Frames } from "./frames";

const url = "https://site.example/nl/preview/?unsaved=k";
const wanted = (frames: Frames, turn: number, top = 0) => reduceFrames(frames, { kind: "wanted", url, turn, top });
const ready = (frames: Frames, turn: number, top = 0) => reduceFrames(frames, { kind: "ready", turn, top });

describe("CMS-9 two alternating preview frames", () => {
  it("render the next state in the hidden frame at the same scroll position, and swap when it is ready", () => {
    const first = ready(wanted(firstFrames, 1), 1);
    expect(first).toMatchObject({ front: 0, sources: { 0: `${url}&turn=1&top=0` } });
    const second = wanted(first, 2, 340.4);
    expect(second).toMatchObject({ front: 0, sources: { 1: `${url}&turn=2&top=340` } });
    expect(ready(second, 2)).toMatchObject({ front: 1 });
  });

  it("render one state at a time, and then the newest", () => {
    const begun = wanted(wanted(wanted(firstFrames, 1), 2), 3);
    expect(begun.sources).toEqual({ 0: `${url}&turn=1&top=0`, 1: null });
    const shown = ready(begun, 1, 90);
    expect(shown).toMatchObject({ front: 0, sources: { 1: `${url}&turn=3&top=90` }, wanted: null });
    expect(ready(shown, 3).loading).toBeNull();
  });

  it("do not swap when the visible frame reports ready again", () => {
    const shown = ready(wanted(firstFrames, 1), 1);
    expect(ready(shown, 1)).toBe(shown);
    const next = wanted(shown, 2);
    expect(ready(next, 1)).toBe(next);
  });
});
