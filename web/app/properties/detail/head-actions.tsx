import { Heart, Printer } from "lucide-react";
import { useIntl } from "react-intl";
import type { PropertyContent } from "./property-content";
import { ShareMenu } from "./share-menu";
import styles from "./head-actions.module.css";
import type { MessageName } from "~/i18n/message-id";

interface HeadActionsProps {
  id: number;
  parts: NonNullable<PropertyContent["parts"]>;
  title: string;
  /** The page's absolute address. */
  address: string;
}

/** A8: the favourite button, whose script comes later (`early-hearts.ts`); sharing and printing. */
export function HeadActions({ id, parts, title, address }: HeadActionsProps) {
  const intl = useIntl();
  const text = (name: MessageName<"properties.detail.">) => intl.formatMessage({ id: `properties.detail.${name}` });
  const keep = intl.formatMessage({ id: "favourites.keep" }, { title });
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.keep} data-keep={id} aria-label={keep}>
        <Heart aria-hidden="true" />
        <span className={styles.word}>{text("keep")}</span>
      </button>
      <ShareMenu title={title} address={address} className={styles.share}>
        <a className={styles.printToo} href={parts.print}>
          {text("print")}
        </a>
        <a href={parts.friend}>{text("shareFriend")}</a>
      </ShareMenu>
      <a className={styles.print} href={parts.print} data-print>
        <Printer aria-hidden="true" />
        {text("print")}
      </a>
    </div>
  );
}
