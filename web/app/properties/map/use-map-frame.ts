import { fromMapFrameSchema, type MapMessage, type ToMapFrame } from "@gevel/config";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { cardOfListing, listingOfCard } from "./cards-of-list";

interface Settings {
  frame: RefObject<HTMLIFrameElement>;
  list: RefObject<HTMLElement>;
  /** Null until the matches are known. */
  message: MapMessage | null;
}

/** Specified: the frame gets its message so long after it has loaded. */
const afterLoad = 50;

/** Speaks with the frame: posts what it shows, and ties its pins to the list's cards. Gives the frame's onLoad. */
export function useMapFrame({ frame, list, message }: Settings): () => void {
  const [ready, setReady] = useState(false);
  const late = useRef<number>();
  const post = useCallback(
    (said: ToMapFrame) => frame.current?.contentWindow?.postMessage(JSON.stringify(said), location.origin),
    [frame],
  );
  useEffect(() => () => clearTimeout(late.current), []);
  useEffect(() => {
    if (ready && message) post(message);
  }, [ready, message, post]);

  useEffect(() => {
    const cards = list.current;
    if (!cards) return;
    const listening = new AbortController();
    const { signal } = listening;
    let marked: number | null = null;
    const mark = (event: Event) => {
      const id = event.type === "pointerleave" ? null : listingOfCard(event.target);
      if (id === marked) return;
      marked = id;
      post({ mark: id });
    };
    for (const sign of ["pointerover", "pointerleave", "focusin"]) cards.addEventListener(sign, mark, { signal });
    const heard = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || typeof data !== "string") return;
      const event = fromMapFrameSchema.safeParse(JSON.parse(data)).data;
      if (!event) return;
      for (const card of cards.querySelectorAll("[data-marked]")) card.removeAttribute("data-marked");
      const card = event.id === null ? null : cardOfListing(cards, event.id);
      card?.setAttribute("data-marked", "");
      if (event.map === "opened") card?.scrollIntoView({ block: "nearest" });
    };
    addEventListener("message", heard, { signal });
    return () => listening.abort();
  }, [frame, list, post]);

  return useCallback(() => {
    setReady(false);
    late.current = window.setTimeout(() => setReady(true), afterLoad);
  }, []);
}
