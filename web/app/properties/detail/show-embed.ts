import styles from "./embed-link.module.css";

/** Inserts the requested player before its link, which still opens it at its host. Third-party content loads from here on. */
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
