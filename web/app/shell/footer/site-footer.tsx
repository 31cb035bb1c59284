import { footerPlaceholder } from "@gevel/config";
import { useEffect } from "react";
import { StaticHtml } from "~/islands/static-markup";
import { chromeMarkup, type Chrome } from "../chrome/chrome";
import styles from "./footer.module.css";

const id = "site-footer";

/**
 * CHROME-7: complete in the HTML for readers and crawlers. The browser lays it out when idle, 100 px before it is
 * visible at the latest, so that the placeholder is never visible. Without script the browser's own distance applies.
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
