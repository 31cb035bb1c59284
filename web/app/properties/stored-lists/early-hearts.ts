declare global {
  interface Window {
    /** Hearts pressed so far; undefined once the cards' script listens itself. */
    earlyHearts?: Set<Element>;
  }
}

/**
 * In the head of every page, so kept short; of a card the heart is the only button until script adds more. A heart
 * pressed before the cards' script is there shows it at once, and that script carries it out (`card-tools.tsx`).
 */
const hearts = (window.earlyHearts = new Set<Element>());

document.addEventListener("click", ({ target }) => {
  const heart = target instanceof Element ? target.closest("article>button,[data-keep]") : null;
  if (!heart || !window.earlyHearts) return;
  heart.setAttribute("aria-pressed", String(heart.getAttribute("aria-pressed") !== "true"));
  hearts.add(heart);
});

export {};
