import { fromMapFrameSchema, type SearchArea, type MapMessage, type ToMapFrame } from "@gevel/config";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { listingIdOfCard } from "../card/listing-id-of-card";

/** The listing whose card that is, or is part of. */
function listingOfCard(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest("article") : null;
  return card && listingIdOfCard(card);
}

function cardOfListing(list: Element, id: number): Element | null {
  return [...list.querySelectorAll("article")].find((card) => listingIdOfCard(card) === id) ?? null;
}

interface Settings {
  frame: RefObject<HTMLIFrameElement>;
  list: RefObject<HTMLElement>;
  /** Null until the matches are loaded. */
  message: MapMessage | null;
  /** A3: the visitor searches in an area, or no longer does. */
  onArea?(area: SearchArea | null): void;
}

/** Beside the map the list shows the card of what is opened; under it, as a sheet, it would take the map away. */
const splitViewQuery = "(width >= 767px)";

/** Specified: the frame gets its message so long after it has loaded. */
const afterLoad = 50;

/** Communicates with the frame: posts what it shows, and links its pins to the list's cards. Returns the frame's onLoad. */
export function useMapFrame({ frame, list, message, onArea }: Settings): () => void {
  const [ready, setReady] = useState(false);
  const late = useRef<number>();
  const post = useCallback(
    (message: ToMapFrame) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), location.origin),
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
      if (event.map === "area") {
        onArea?.(event.area);
        return;
      }
      for (const card of cards.querySelectorAll("[data-marked]")) card.removeAttribute("data-marked");
      const card = event.id === null ? null : cardOfListing(cards, event.id);
      card?.setAttribute("data-marked", "");
      if (event.map !== "opened") return;
      if (matchMedia(splitViewQuery).matches) card?.scrollIntoView({ block: "nearest" });
      // The opened card is at the map's foot, above the sheet.
      else frame.current?.scrollIntoView({ block: "nearest" });
    };
    addEventListener("message", heard, { signal });
    return () => listening.abort();
  }, [frame, list, post, onArea]);

  return useCallback(() => {
    setReady(false);
    late.current = window.setTimeout(() => setReady(true), afterLoad);
  }, []);
}
