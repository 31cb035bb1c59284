import { X } from "lucide-react";
import { useIntl } from "react-intl";
import type { ReactNode } from "react";
import type { Media } from "@gevel/config";
import { usePaths } from "~/i18n/use-paths";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import type { ShownPopup } from "../chrome/shown-popup";
import styles from "./site-popup.module.css";

interface PopupTextProps {
  popup: ShownPopup;
  titleId: string;
  close: () => void;
  /** Its form, where it has one. */
  children?: ReactNode;
}

/** A picture, or a film that plays once a visitor starts it. */
function PopupMedia({ media, title }: { media: Media; title: string }) {
  if (!media.mime.startsWith("video/"))
    return <Picture media={media} sizes="(width >= 767px) 560px, 100vw" ratio="16x9" className={styles.media} />;
  return (
    // Silent, as a banner's film: it needs no captions.
    <video className={styles.film} controls muted playsInline preload="metadata" aria-label={media.alt || title}>
      <source src={media.url} type={media.mime} />
    </video>
  );
}

/** The contents of the popup. */
export function PopupText({ popup, titleId, close, children }: PopupTextProps) {
  const { formatMessage } = useIntl();
  const link = usePaths();
  const address = popup.link ? link.byTarget(popup.link) : null;
  return (
    <>
      {popup.media ? <PopupMedia media={popup.media} title={popup.title} /> : null}
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {popup.title}
        </h2>
        <RichText html={popup.descriptionHtml} lang={popup.lang} />
        {children ? <div className={styles.form}>{children}</div> : null}
        {popup.link && address ? (
          <ButtonLink href={address.href} onClick={close}>
            {popup.link.label || popup.title}
          </ButtonLink>
        ) : null}
      </div>
      <button type="button" className={styles.close} onClick={close}>
        <X aria-hidden="true" />
        <span className="visually-hidden">{formatMessage({ id: "site.close" })}</span>
      </button>
    </>
  );
}
