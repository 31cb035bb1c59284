import { Pause, Play } from "lucide-react";
import type { Media } from "@gevel/config";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { pictureAddress } from "@gevel/config";
import { useReducedMotion } from "~/ui/use-reduced-motion";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./banner-stage.module.css";

interface BannerVideoProps {
  video: { url: string; type: string };
  poster: Pick<Media, "url"> | null;
}

/** A silent film that plays round and round, unless the visitor likes stillness. Without script it has the browser's own buttons. */
export function BannerVideo({ video, poster }: BannerVideoProps) {
  const intl = useIntl();
  const film = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const [state, setState] = useState<"no-script" | "playing" | "paused">("no-script");

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    // React does not write the attribute, and browsers autoplay only muted films.
    element.muted = true;
    setState(element.paused ? "paused" : "playing");
    if (!reducedMotion) element.play().catch(() => setState("paused"));
  }, [reducedMotion]);

  const toggle = () => {
    const element = film.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setState("paused"));
    else element.pause();
  };

  return (
    <div className={styles.stage}>
      {/* The film has no sound, so it needs no captions. */}
      <video
        ref={film}
        className={styles.film}
        muted
        loop
        playsInline
        preload="metadata"
        controls={state === "no-script"}
        poster={poster ? pictureAddress(poster.url, 1360) : undefined}
        onPlay={() => setState("playing")}
        onPause={() => setState("paused")}
      >
        <source src={video.url} type={video.type || undefined} />
      </video>
      {state === "no-script" ? null : (
        <button type="button" className={styles.control} onClick={toggle}>
          {state === "playing" ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          <VisuallyHidden>
            {intl.formatMessage({ id: state === "playing" ? "modules.slider.pause" : "modules.slider.play" })}
          </VisuallyHidden>
        </button>
      )}
    </div>
  );
}
