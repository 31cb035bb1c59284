import { Printer, Share2 } from "lucide-react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { PropertyContent } from "./property-content";
import styles from "./head-actions.module.css";

interface HeadActionsProps {
  parts: NonNullable<PropertyContent["parts"]>;
  title: string;
  /** Of the page, whole. */
  address: string;
}

/**
 * Sharing and printing. All of it are links, which ask nobody anything before a click; what needs script is hidden until
 * it is there (share-tools.ts).
 */
export function HeadActions({ parts, title, address }: HeadActionsProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `properties.detail.${name}` });
  const words = encodeURIComponent(`${title}\n${address}`);
  const links = [
    ["WhatsApp", `https://wa.me/?text=${words}`],
    ["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`],
  ] as const;
  return (
    <div className={styles.actions}>
      <details className={styles.share} data-share>
        <summary>
          <Share2 aria-hidden="true" />
          <span className={styles.word}>{text("share")}</span>
        </summary>
        <div className={styles.menu}>
          <button type="button" hidden data-share-sheet={title}>
            {text("shareSheet")}
          </button>
          <a className={styles.printToo} href={parts.print}>
            {text("print")}
          </a>
          <a href={parts.friend}>{text("shareFriend")}</a>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>{text("shareMail")}</a>
          {links.map(([name, href]) => (
            <a key={name} href={href} target="_blank" rel="noopener noreferrer">
              {name} <VisuallyHidden>{text("newWindow")}</VisuallyHidden>
            </a>
          ))}
          <div className={styles.copy}>
            <input readOnly value={address} aria-label={text("shareAddress")} />
            <button type="button" hidden data-share-copy={text("shareCopied")}>
              {text("shareCopy")}
            </button>
            <p role="status" className={styles.said} />
          </div>
        </div>
      </details>
      <a className={styles.print} href={parts.print}>
        <Printer aria-hidden="true" />
        {text("print")}
      </a>
    </div>
  );
}
