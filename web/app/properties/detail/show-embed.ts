import styles from "./embed-link.module.css";

/** Puts the player that a visitor asked for before its link, by which it still opens where it lives; what it loads, it loads from now on. */
export function showEmbed(link: HTMLAnchorElement): void {
  const frame = document.createElement("iframe");
  frame.className = styles["frame"] ?? "";
  frame.title = link.dataset["title"] ?? "";
  frame.allow = "autoplay; fullscreen; xr-spatial-tracking";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = link.dataset["embed"] ?? "";
  link.before(frame);
  delete link.dataset["embed"];
  frame.focus();
}
