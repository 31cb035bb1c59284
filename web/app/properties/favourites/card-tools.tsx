import { useLocation } from "@remix-run/react";
import { useEffect, useState, useRef } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { type StripMessages, bareStrips, PictureStrip } from "../card/picture-strip";
import { applyHiddenRule } from "./hidden-rule";
import {
  storedListings,
  updateStoredList,
  subscribeToStoredLists,
  type StoredList,
} from "../stored-lists/favourites-store";
import {
  bareCards,
  listingIdOf,
  hearts,
  isSettled,
  renderCardTools,
  type CardToolMessages,
} from "../stored-lists/render-card-tools";
import { X } from "lucide-react";
import styles from "./notice.module.css";
import cardStyles from "../card/listing-card.module.css";
import type { MessageName } from "~/i18n/message-id";

const cards = `.${cardStyles["card"] ?? ""}`;
/** A pointer that only passes by means nothing yet, in milliseconds. */
const passing = 120;
const ways: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Lets a visitor browse the pictures of cards, whatever rendered them: one set of listeners for the page. Returns
 * `show`, to call when cards were added, and `stop`.
 */
function browseCards(
  messages: StripMessages,
  /** Whether script may change a card. */
  isSettled: (card: Element) => boolean,
): { show(): void; stop(): void } {
  const strips = new WeakMap<Element, PictureStrip>();
  const stripOf = (card: Element): PictureStrip | undefined => {
    if (card.matches(bareStrips) && isSettled(card)) strips.set(card, new PictureStrip(card, messages));
    return strips.get(card);
  };
  const cardAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(cards) : null);
  // A finger moves what exists on touch-down; for a mouse it is added as it comes near.
  const touched = matchMedia("(hover: none)");
  const show = () => {
    if (touched.matches) for (const card of document.querySelectorAll(bareStrips)) stripOf(card);
  };
  let late: number | undefined;
  const meet = ({ target, type }: Event) => {
    clearTimeout(late);
    const card = cardAt(target);
    const strip = card && stripOf(card);
    if (!strip) return;
    if (type === "pointerover") late = window.setTimeout(() => void strip.ready(), passing);
    else void strip.ready();
  };
  const turn = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const card = cardAt(event.target);
    if (!way || !card || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const strip = stripOf(card);
    if (!strip) return;
    event.preventDefault();
    void strip.turn(way);
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(sign, meet, { signal, passive: true });
  document.addEventListener("keydown", turn, { signal });
  touched.addEventListener("change", show, { signal });
  return { show, stop: () => (clearTimeout(late), listening.abort()) };
}

interface NoticeText {
  text: string;
  /** Undoes the action. */
  undo?: () => void;
  /** Moves the focus, for keyboard users. */
  focus?: boolean;
}

/** Confirms an action at the foot of the window. It covers nothing the visitor needs and stays until the next action. */
function Notice({ notice, onClose }: { notice: NoticeText | null; onClose: () => void }) {
  const intl = useIntl();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (notice?.focus) undo.current?.focus();
  }, [notice]);
  return (
    <div role="status" className={styles.place}>
      {notice ? (
        <div className={styles.notice}>
          <p>{notice.text}</p>
          {notice.undo ? (
            <button ref={undo} type="button" className={styles.undo} onClick={notice.undo}>
              {intl.formatMessage({ id: "favourites.undo" })}
            </button>
          ) : null}
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: "site.close" })}
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ) : null}
    </div>
  );
}

const tools = `${hearts}, [data-hide], [data-let-go]`;
const storedListOf = (button: Element): StoredList => (button.hasAttribute("data-hide") ? "hidden" : "favourites");

/** A8: tools on every card of the page, whatever rendered it and whenever; one listener for all of them. */
export function CardTools() {
  const intl = useIntl();
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const { pathname } = useLocation();
  useEffect(() => setNotice(null), [pathname]);

  useEffect(() => {
    const messages: CardToolMessages = {
      keep: (title) => intl.formatMessage({ id: "favourites.keep" }, { title }),
      hide: (title) => intl.formatMessage({ id: "favourites.hide" }, { title }),
    };
    const text = (name: MessageName<"favourites.">) => intl.formatMessage({ id: `favourites.${name}` });
    const stripMessages: StripMessages = {
      previous: (title) => intl.formatMessage({ id: "card.previousPicture" }, { title }),
      next: (title) => intl.formatMessage({ id: "card.nextPicture" }, { title }),
      announce: (number, count, alt) =>
        setAnnouncement(
          intl.formatMessage({ id: alt === "" ? "card.picture" : "card.pictureSaid" }, { number, count, alt }),
        ),
      fail: () => setNotice({ text: intl.formatMessage({ id: "card.noMorePictures" }) }),
    };
    const browsing = browseCards(stripMessages, isSettled);
    const show = () => {
      renderCardTools(document, messages);
      browsing.show();
    };
    const showAll = () => {
      applyHiddenRule(storedListings("hidden"));
      show();
    };
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(tools) : null;
      const id = button && listingIdOf(button);
      if (!id) return;
      const storedList = storedListOf(button);
      const on = !storedListings(storedList).includes(id);
      const problem = updateStoredList(storedList, [id], on);
      if (problem) return setNotice({ text: text(`refused.${problem}`) });
      // If the card disappears, the visitor can undo it.
      const leaves = storedList === "hidden" ? on : !on && button.closest("[data-favourites]") !== null;
      if (!leaves) return setNotice(null);
      const undo = () => {
        updateStoredList(storedList, [id], !on);
        setNotice(null);
        if (button instanceof HTMLElement) button.focus();
      };
      // A press by the keyboard has no place; its card takes the focus along.
      setNotice({ text: text(storedList === "hidden" ? "hidden" : "removed"), undo, focus: event.detail === 0 });
    };
    for (const heart of window.earlyHearts ?? []) {
      const id = listingIdOf(heart);
      const problem = id && updateStoredList("favourites", [id], heart.getAttribute("aria-pressed") === "true");
      if (problem) setNotice({ text: text(`refused.${problem}`) });
    }
    delete window.earlyHearts;
    const meet = ({ target }: Event) => {
      if (target instanceof Element && target.closest(bareCards)) show();
    };
    const drawing = new MutationObserver(show);
    const stop = subscribeToStoredLists(showAll);
    showAll();
    drawing.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", press, { signal });
    for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, meet, { signal, passive: true });
    return () => {
      drawing.disconnect();
      browsing.stop();
      stop();
      listening.abort();
    };
  }, [intl]);

  return createPortal(
    <>
      <Notice notice={notice} onClose={() => setNotice(null)} />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>,
    document.body,
  );
}
