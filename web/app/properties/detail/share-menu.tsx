import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./share-menu.module.css";
import type { MessageName } from "~/i18n/message-id";

interface ShareMenuProps {
  title: string;
  /** The absolute address to share. */
  address: string;
  className?: string;
  /** Other actions, before the ways to share. */
  children?: ReactNode;
}

/**
 * Ways to share an address. All are links, which contact nobody before a click; those that need script are hidden until
 * it is loaded (share-tools.ts).
 */
export function ShareMenu({ title, address, className, children }: ShareMenuProps) {
  const intl = useIntl();
  const text = (name: MessageName<"properties.detail.">) => intl.formatMessage({ id: `properties.detail.${name}` });
  const shareText = encodeURIComponent(`${title}\n${address}`);
  const links = [
    ["WhatsApp", `https://wa.me/?text=${shareText}`],
    ["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`],
  ] as const;
  return (
    <details className={[styles.share, className].filter(Boolean).join(" ")} data-share>
      <summary>
        <Share2 aria-hidden="true" />
        <span>{text("share")}</span>
      </summary>
      <div className={styles.menu}>
        <button type="button" hidden data-share-sheet={title}>
          {text("shareSheet")}
        </button>
        {children}
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${shareText}`}>{text("shareMail")}</a>
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
          <p role="status" className={styles.status} />
        </div>
      </div>
    </details>
  );
}
