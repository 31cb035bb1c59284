const button = (menu: Element, name: string) => {
  const found = menu.querySelector(`[${name}]`);
  return found instanceof HTMLButtonElement ? found : null;
};

/** Sharing with script: the device's share sheet, copying the address, closing by Escape or a click outside. */
export function openShareTools(menu: HTMLDetailsElement): void {
  if (menu.dataset["ready"] !== undefined) return;
  menu.dataset["ready"] = "";
  const address = menu.querySelector("input")?.value ?? location.href;

  const sheet = button(menu, "data-share-sheet");
  if (sheet && typeof navigator.share === "function") {
    sheet.hidden = false;
    // Closing the sheet without sharing is no error.
    sheet.addEventListener("click", () => {
      navigator.share({ title: sheet.dataset["shareSheet"], url: address }).catch(() => undefined);
    });
  }

  const copy = button(menu, "data-share-copy");
  if (copy && "clipboard" in navigator) {
    copy.hidden = false;
    copy.addEventListener("click", () => {
      navigator.clipboard.writeText(address).then(
        () => {
          const status = menu.querySelector("[role=status]");
          if (status) status.textContent = copy.dataset["shareCopy"] ?? "";
        },
        () => menu.querySelector("input")?.select(),
      );
    });
  }

  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}
