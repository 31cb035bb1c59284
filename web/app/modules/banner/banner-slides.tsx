import { Pause, Play } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { Picture, acrossPhone } from "~/ui/picture";
import { useAutoplay } from "~/ui/use-autoplay";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { BannerPicture } from "./banner-content.server";
import styles from "./banner-stage.module.css";

const interval = 6000;

/** The width of the window; beside words the picture is cut to be nearly square, and wider than what is seen of it. */
const sizes = `(width >= 1280px) 76vw, (width >= 767px) 100vw, ${acrossPhone}`;

/** One picture, or several that cross-fade. Those after the first load only after the page. */
export function BannerSlides({ pictures }: { pictures: readonly BannerPicture[] }) {
  const intl = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const many = pictures.length > 1;

  const advance = useCallback(() => {
    setCurrent((position) => {
      const next = (position + 1) % pictures.length;
      setReached((furthest) => Math.max(furthest, next));
      return next;
    });
  }, [pictures.length]);
  const { playing, toggle } = useAutoplay(many, interval, stage, advance);
  // The next one is fetched while its predecessor shows.
  const fetched = playing || reached > 0 ? Math.min(reached + 1, pictures.length - 1) : 0;
  const listing = pictures[current]?.listing;

  return (
    <div ref={stage} className={styles.stage}>
      {pictures.slice(0, fetched + 1).map(({ key, picture }, position) => (
        <div
          key={key}
          className={styles.layer}
          data-current={position === current || undefined}
          aria-hidden={position !== current || undefined}
        >
          <Picture media={picture} sizes={sizes} ratio="fill" eager={position === 0} banner />
        </div>
      ))}
      {many ? (
        <button type="button" className={styles.control} onClick={toggle}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          <VisuallyHidden>
            {intl.formatMessage({ id: playing ? "modules.slider.pause" : "modules.slider.play" })}
          </VisuallyHidden>
        </button>
      ) : null}
      {listing ? (
        <p className={styles.caption}>
          <SiteLink to={{ path: listing.path }}>{[listing.city, listing.title].filter(Boolean).join(" · ")}</SiteLink>
        </p>
      ) : null}
    </div>
  );
}
