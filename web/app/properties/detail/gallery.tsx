import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Dialog } from "~/ui/dialog";
import { Picture } from "~/ui/picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { PropertyPicture } from "./property-content";
import styles from "./gallery.module.css";
import type { MessageName } from "~/i18n/message-id";

interface GalleryProps {
  pictures: readonly PropertyPicture[];
  title: string;
  /** The picture to begin with; null while closed. */
  openAt: number | null;
  onClose: () => void;
}

/** All pictures, full screen: swipe, arrow keys, thumbnails. */
export function Gallery({ pictures, title, openAt, onClose }: GalleryProps) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <Dialog
      open={openAt !== null}
      onClose={onClose}
      labelledBy={titleId}
      closeLabel={intl.formatMessage({ id: "properties.detail.closeGallery" })}
      variant="full"
    >
      {openAt === null ? (
        <VisuallyHidden>
          <span id={titleId} />
        </VisuallyHidden>
      ) : (
        <Stage pictures={pictures} title={title} titleId={titleId} first={openAt} />
      )}
    </Dialog>
  );
}

/** A row that scrolls has to be reachable by keyboard, though it is no control. */
const reachable = { tabIndex: 0 };

interface StageProps {
  pictures: readonly PropertyPicture[];
  title: string;
  titleId: string;
  first: number;
}

function Stage({ pictures, title, titleId, first }: StageProps) {
  const intl = useIntl();
  const [current, setCurrent] = useState(first);
  const row = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const text = (name: MessageName<"properties.detail.">, values = {}) =>
    intl.formatMessage({ id: `properties.detail.${name}` }, values);

  const go = (index: number, behavior: ScrollBehavior = "instant") => {
    const target = Math.min(Math.max(index, 0), count - 1);
    row.current?.scrollTo({ left: target * row.current.clientWidth, behavior });
    setCurrent(target);
  };

  useEffect(() => {
    // The dialog opens after this effect: only then has the row a width to scroll by.
    const frame = requestAnimationFrame(() => {
      row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: "instant" });
      row.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);

  useEffect(() => {
    const strip = thumbs.current;
    const thumb = strip?.children[current];
    if (strip && thumb instanceof HTMLElement)
      strip.scrollTo({ left: thumb.offsetLeft - strip.clientWidth / 2 + thumb.clientWidth / 2 });
  }, [current]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      go(target);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return (
    <div className={styles.stage}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.counter} role="status" aria-label={text("picture", { number: current + 1, count })}>
          {current + 1} / {count}
        </p>
      </header>
      <ul
        ref={row}
        className={styles.row}
        {...reachable}
        aria-label={text("galleryTitle", { title })}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
        }}
      >
        {pictures.map((picture, index) => (
          <li key={picture.url} aria-hidden={index !== current || undefined}>
            <Picture
              media={picture}
              alt={picture.alt || text("picture", { number: index + 1, count })}
              ratio="natural"
              sizes="100vw"
              eager={index === first}
            />
          </li>
        ))}
      </ul>
      {/* The picture's own text says it to a screen reader. */}
      <p className={styles.caption} aria-hidden="true">
        {pictures[current]?.alt}
      </p>
      {count > 1 ? (
        <>
          <button
            type="button"
            className={styles.previous}
            disabled={current === 0}
            onClick={() => go(current - 1)}
            aria-label={text("previousPicture")}
          >
            <ArrowLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.next}
            disabled={current === count - 1}
            onClick={() => go(current + 1)}
            aria-label={text("nextPicture")}
          >
            <ArrowRight aria-hidden="true" />
          </button>
          <div ref={thumbs} className={styles.thumbs}>
            {pictures.map((picture, index) => (
              <button
                key={picture.url}
                type="button"
                aria-label={text("picture", { number: index + 1, count })}
                aria-current={index === current || undefined}
                onClick={() => go(index)}
              >
                <Picture media={picture} alt="" ratio="4x3" sizes="88px" />
              </button>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
