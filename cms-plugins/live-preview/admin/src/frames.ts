/** Which of two frames is visible, what each shows, and what to show next. */

export type Slot = 0 | 1;

interface FrameRequest {
  url: string;
  turn: number;
}

export interface Frames {
  front: Slot;
  sources: Readonly<Record<Slot, string | null>>;
  /** The request the back frame is loading. */
  loading: FrameRequest | null;
  /** The newest state; loaded once the back frame is free. */
  wanted: FrameRequest | null;
}

type FrameAction = ({ kind: "wanted"; top: number } & FrameRequest) | { kind: "ready"; turn: number; top: number };

export const firstFrames: Frames = { front: 1, sources: { 0: null, 1: null }, loading: null, wanted: null };

const behind = ({ front }: Frames): Slot => (front === 0 ? 1 : 0);

/** The same preview key is the same address: `turn` makes a frame load it again, `top` is the scroll position. */
const sourceOf = ({ url, turn }: FrameRequest, top: number) => `${url}&turn=${turn}&top=${Math.round(top)}`;

function begin(frames: Frames, top: number): Frames {
  const { wanted, loading } = frames;
  if (wanted === null || loading !== null) return frames;
  const sources = { ...frames.sources, [behind(frames)]: sourceOf(wanted, top) };
  return { ...frames, sources, loading: wanted, wanted: null };
}

export function reduceFrames(frames: Frames, action: FrameAction): Frames {
  if (action.kind === "wanted") return begin({ ...frames, wanted: { url: action.url, turn: action.turn } }, action.top);
  // The visible frame reports again, or its time-out fires late.
  if (frames.loading?.turn !== action.turn) return frames;
  return begin({ ...frames, front: behind(frames), loading: null }, action.top);
}
