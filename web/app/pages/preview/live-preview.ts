import type { LivePreviewMessage } from "@gevel/config";

/**
 * In a preview beside a form of the admin: restores the previous preview's scroll position, tells the admin when it is
 * ready and where it is scrolled, and blocks links and forms that lead elsewhere. The page's policy decides who may
 * frame it.
 */
const params = new URLSearchParams(location.search);

const notify = (ready: boolean) => {
  const message: LivePreviewMessage = {
    ...{ gevel: "live-preview", turn: Number(params.get("turn")) },
    ...{ ready, top: window.scrollY },
  };
  window.parent.postMessage(message, "*");
};

const stay = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
document.addEventListener("submit", stay, true);
document.addEventListener(
  "click",
  (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link && !link.getAttribute("href")?.startsWith("#")) stay(event);
  },
  true,
);

const begin = () => {
  history.scrollRestoration = "manual";
  window.scrollTo({ top: Number(params.get("top")) || 0, behavior: "instant" });
  window.addEventListener("scroll", () => notify(false), { passive: true });
  // After it was painted there, but for a window that paints nothing now.
  const ready = () => {
    clearTimeout(unpainted);
    notify(true);
  };
  const unpainted = setTimeout(ready, 300);
  requestAnimationFrame(() => requestAnimationFrame(ready));
};
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
