/** Which of two frames is seen, what each shows, and what is to be shown next. */

export type Slot = 0 | 1;

interface FrameRequest {
  url: string;
  turn: number;
}

export interface Frames {
  front: Slot;
  sources: Readonly<Record<Slot, string | null>>;
  /** What the frame behind is drawing now. */
  loading: FrameRequest | null;
  /** The newest state; drawn once the frame behind is free. */
  wanted: FrameRequest | null;
}

type FrameAction = ({ kind: "wanted"; top: number } & FrameRequest) | { kind: "ready"; turn: number; top: number };

export const firstFrames: Frames = { front: 1, sources: { 0: null, 1: null }, loading: null, wanted: null };

const behind = ({ front }: Frames): Slot => (front === 0 ? 1 : 0);

/** The same key is the same address: `turn` makes a frame load it again, `top` says where it was scrolled to. */
const sourceOf = ({ url, turn }: FrameRequest, top: number) => `${url}&turn=${turn}&top=${Math.round(top)}`;

function begin(frames: Frames, top: number): Frames {
  const { wanted, loading } = frames;
  if (wanted === null || loading !== null) return frames;
  const sources = { ...frames.sources, [behind(frames)]: sourceOf(wanted, top) };
  return { ...frames, sources, loading: wanted, wanted: null };
}

export function reduceFrames(frames: Frames, action: FrameAction): Frames {
  if (action.kind === "wanted") return begin({ ...frames, wanted: { url: action.url, turn: action.turn } }, action.top);
  // One that is in front already says so once more, or waited for too long.
  if (frames.loading?.turn !== action.turn) return frames;
  return begin({ ...frames, front: behind(frames), loading: null }, action.top);
}
