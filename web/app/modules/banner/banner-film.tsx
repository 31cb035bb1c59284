import { ArrowUpRight, Play, X } from "lucide-react";
import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ForeignFilm } from "./banner-content.server";
import styles from "./banner-film.module.css";
import type { MessageName } from "~/i18n/message-id";

interface BannerFilmProps {
  film: ForeignFilm;
  plays: boolean;
  onPlay: (plays: boolean) => void;
}

/** CONSENT-3: a third party's film, on request. Without script, or without a player for it, the link opens it at its host. */
export function BannerFilm({ film: { url, provider, player }, plays, onPlay }: BannerFilmProps) {
  const intl = useIntl();
  const text = (name: MessageName<"modules.banner.">) =>
    intl.formatMessage({ id: `modules.banner.${name}` }, { provider });
  const play = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (player === null || opensElsewhere) return;
    event.preventDefault();
    onPlay(true);
  };
  if (plays)
    return (
      <button type="button" className={styles.film} onClick={() => onPlay(false)}>
        <X aria-hidden="true" />
        {text("closeFilm")}
      </button>
    );
  return (
    <>
      <a className={styles.film} href={url} target="_blank" rel="noopener noreferrer" onClick={play}>
        {player ? <Play aria-hidden="true" /> : <ArrowUpRight aria-hidden="true" />}
        {text("film")} {player ? null : <VisuallyHidden>{text("newWindow")}</VisuallyHidden>}
      </a>
      <p className={styles.note}>{text("filmNote")}</p>
    </>
  );
}

/** A stable reference: React calls a new ref on each render, which would steal the focus back. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Third-party content loads from here on. */
export function FilmPlayer({ src, title }: { src: string; title: string }) {
  const intl = useIntl();
  return (
    <div className={styles.screen}>
      <iframe
        ref={takeFocus}
        className={styles.player}
        title={intl.formatMessage({ id: "modules.banner.film" }, { provider: title })}
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        src={src}
      />
    </div>
  );
}
