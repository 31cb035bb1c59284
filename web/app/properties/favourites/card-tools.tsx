import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { browseCards } from "../card/browse-cards";
import type { StripMessages } from "../card/picture-strip";
import { applyHiddenRule } from "./hidden-rule";
import { Notice, type NoticeText } from "./notice";
import { storedListings, updateStoredList, subscribeToStoredLists, type StoredList } from "./favourites-store";
import { bareCards, listingIdOf, isSettled, renderCardTools, type CardToolMessages } from "./render-card-tools";

const tools = "[data-keep], [data-hide], [data-let-go]";
const storedListOf = (button: Element): StoredList => (button.hasAttribute("data-hide") ? "hidden" : "favourites");

/** A8: tools on every card of the page, whoever drew it and whenever it came; one listener for all of them. */
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
    const text = (name: string) => intl.formatMessage({ id: `favourites.${name}` });
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
      // Where the card leaves with it, one can take it back.
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
