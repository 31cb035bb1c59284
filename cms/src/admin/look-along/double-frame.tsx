import { lookAlongMessageSchema } from "@gevel/config";
import { useEffect, useReducer, useRef } from "react";
import { firstFrames, turnFrames, type Slot } from "./frames";

/** A page that draws an error says nothing of itself. */
const patience = 1500;

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

/** Two frames, one above the other: the next state is drawn and scrolled to its place below, and only then shown. */
export function DoubleFrame({ url, turn, title, width, height, scale }: DoubleFrameProps) {
  const [frames, act] = useReducer(turnFrames, firstFrames);
  const windows = useRef<Record<Slot, HTMLIFrameElement | null>>({ 0: null, 1: null });
  const top = useRef(0);
  const { front } = frames;

  useEffect(() => act({ kind: "wanted", url, turn, top: top.current }), [turn, url]);
  useEffect(() => {
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<unknown>) => {
      const slot = slots.find((one) => windows.current[one]?.contentWindow === event.source);
      const { data } = lookAlongMessageSchema.safeParse(event.data);
      if (slot === undefined || data === undefined || event.origin !== origin) return;
      if (slot === front) ({ top: top.current } = data);
      if (data.ready) act({ kind: "ready", turn: data.turn, top: top.current });
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
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
          tabIndex={slot === front ? 0 : -1}
          src={frames.sources[slot] ?? undefined}
          sandbox="allow-scripts allow-same-origin"
          onLoad={() => {
            const drawn = frames.loading?.turn;
            if (drawn !== undefined)
              window.setTimeout(() => act({ kind: "ready", turn: drawn, top: top.current }), patience);
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
