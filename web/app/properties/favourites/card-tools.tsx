import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { applyHiddenRule } from "./hidden-rule";
import { Notice, type NoticeText } from "./notice";
import { onShelf, shelve, watchShelves, type Shelf } from "./shelf";
import { bareCards, homeOf, showTools, type ToolWords } from "./show-tools";

const tools = "[data-keep], [data-hide], [data-let-go]";
const shelfOf = (button: Element): Shelf => (button.hasAttribute("data-hide") ? "hidden" : "kept");

/** A8: tools on every card of the page, whoever drew it and whenever it came; one listener for all of them. */
export function CardTools() {
  const intl = useIntl();
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const { pathname } = useLocation();
  useEffect(() => setNotice(null), [pathname]);

  useEffect(() => {
    const words: ToolWords = {
      keep: (title) => intl.formatMessage({ id: "favourites.keep" }, { title }),
      hide: (title) => intl.formatMessage({ id: "favourites.hide" }, { title }),
    };
    const text = (name: string) => intl.formatMessage({ id: `favourites.${name}` });
    const show = () => showTools(document, words);
    const showAll = () => {
      applyHiddenRule(onShelf("hidden"));
      show();
    };
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(tools) : null;
      const id = button && homeOf(button);
      if (!id) return;
      const shelf = shelfOf(button);
      const on = !onShelf(shelf).includes(id);
      const refusal = shelve(shelf, [id], on);
      if (refusal) return setNotice({ text: text(`refused.${refusal}`) });
      // Where the card leaves with it, one can take it back.
      const leaves = shelf === "hidden" ? on : !on && button.closest("[data-favourites]") !== null;
      if (!leaves) return setNotice(null);
      const undo = () => {
        shelve(shelf, [id], !on);
        setNotice(null);
        if (button instanceof HTMLElement) button.focus();
      };
      // A press by the keyboard has no place; its card takes the focus along.
      setNotice({ text: text(shelf === "hidden" ? "hidden" : "removed"), undo, focus: event.detail === 0 });
    };
    const meet = ({ target }: Event) => {
      if (target instanceof Element && target.closest(bareCards)) show();
    };
    const drawing = new MutationObserver(show);
    const stop = watchShelves(showAll);
    showAll();
    drawing.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", press, { signal });
    for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, meet, { signal, passive: true });
    return () => {
      drawing.disconnect();
      stop();
      listening.abort();
    };
  }, [intl]);

  return createPortal(<Notice notice={notice} onClose={() => setNotice(null)} />, document.body);
}
