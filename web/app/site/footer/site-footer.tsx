import { Drawn } from "~/ui/drawn";
import { chromePart, type Chrome } from "../chrome";
import styles from "./footer.module.css";

/** CHROME-7: whole in the HTML for readers and robots; the browser lays it out when it comes near. */
export function SiteFooter({ chrome }: { chrome: Chrome }) {
  return <Drawn as="footer" className={styles.footer} markup={chromePart(chrome, "footer")} />;
}
