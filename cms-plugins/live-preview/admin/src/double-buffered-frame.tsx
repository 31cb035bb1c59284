import { livePreviewMessageSchema } from "@gevel/config";
import { useEffect, useReducer, useRef } from "react";
import { firstFrames, reduceFrames, type Slot } from "./frames";

/** A page that renders an error sends no message. */
const revealAfterMs = 1500;

interface DoubleFrameProps {
  url: string;
  /** Another one is another state of the same page. */
  turn: number;
  title: string;
  /** In pixels of the page itself. */
  width: number;
  height: number;
  scale: number;
}

const slots: readonly Slot[] = [0, 1];

/** Two frames, one above the other: the next state is rendered and scrolled in the lower one before it is shown. */
export function DoubleBufferedFrame({ url, turn, title, width, height, scale }: DoubleFrameProps) {
  const [frames, dispatch] = useReducer(reduceFrames, firstFrames);
  const windows = useRef<Record<Slot, HTMLIFrameElement | null>>({ 0: null, 1: null });
  const top = useRef(0);
  const { front } = frames;

  useEffect(() => dispatch({ kind: "wanted", url, turn, top: top.current }), [turn, url]);
  useEffect(() => {
    const { origin } = new URL(url);
    const onMessage = (event: MessageEvent<unknown>) => {
      const slot = slots.find((one) => windows.current[one]?.contentWindow === event.source);
      const { data } = livePreviewMessageSchema.safeParse(event.data);
      if (slot === undefined || data === undefined || event.origin !== origin) return;
      if (slot === front) ({ top: top.current } = data);
      if (data.ready) dispatch({ kind: "ready", turn: data.turn, top: top.current });
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [front, url]);

  return (
    <>
      {slots.map((slot) => (
        <iframe
          key={slot}
          ref={(frame) => {
            windows.current[slot] = frame;
          }}
          title={title}
          aria-hidden={slot !== front}
          tabIndex={slot === front ? undefined : -1}
          src={frames.sources[slot] ?? undefined}
          sandbox="allow-scripts allow-same-origin"
          onLoad={() => {
            const loadedTurn = frames.loading?.turn;
            if (loadedTurn !== undefined)
              window.setTimeout(() => dispatch({ kind: "ready", turn: loadedTurn, top: top.current }), revealAfterMs);
          }}
          style={{
            ...{ position: "absolute", top: 0, left: 0, border: 0, background: "#ffffff" },
            ...{ width, height, transform: `scale(${scale})`, transformOrigin: "0 0" },
            zIndex: slot === front ? 1 : 0,
          }}
        />
      ))}
    </>
  );
}
