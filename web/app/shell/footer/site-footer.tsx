import { footerPlaceholder } from "@gevel/config";
import { useEffect } from "react";
import { StaticHtml } from "~/islands/static-markup";
import { chromeMarkup, type Chrome } from "../chrome/chrome";
import styles from "./footer.module.css";

const id = "site-footer";

/**
 * CHROME-7: whole in the HTML for readers and robots. The browser lays it out when it likes, 100 px before it is seen at
 * the latest, so that nobody meets the place it stands for. Without script the browser's own distance holds.
 */
export function SiteFooter({ chrome }: { chrome: Chrome }) {
  useEffect(() => {
    const footer = document.getElementById(id);
    if (!footer) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        footer.dataset.near = "";
        observer.disconnect();
      },
      { rootMargin: `${footerPlaceholder.offset}px` },
    );
    observer.observe(footer);
    return () => observer.disconnect();
  }, []);
  return <StaticHtml as="footer" id={id} className={styles.footer} markup={chromeMarkup(chrome, "footer")} />;
}
