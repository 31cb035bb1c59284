import styles from "./print-sheet-of.module.css";

/** prints a listing's sheets from a hidden frame, or the page itself if they cannot be loaded. */
export function printSheetOf(address: string): void {
  const frame = document.createElement("iframe");
  frame.className = styles["frame"] ?? "";
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  frame.addEventListener("load", () => {
    const sheet = frame.contentWindow;
    try {
      sheet?.addEventListener("afterprint", () => frame.remove());
      sheet?.print();
    } catch {
      // The browser's error page, shown when the site is unreachable, has another origin.
      frame.remove();
      window.print();
    }
  });
  frame.src = address;
  document.body.append(frame);
}
