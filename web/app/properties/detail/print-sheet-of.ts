import styles from "./print-sheet-of.module.css";

/** prints the sheets of a listing from a frame that nobody sees, or the page itself where they cannot be had. */
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
      // What a browser shows where the site is away is a page of another origin.
      frame.remove();
      window.print();
    }
  });
  frame.src = address;
  document.body.append(frame);
}
