import type { VideoSource } from "@gevel/config";
import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import type { FilmOwner } from "../film/film-addresses";
import { playerOf } from "../film/player-of";
import { EmbedLink, embedListClass } from "./embed-link";

interface VideoAndTourProps {
  video: VideoSource | null;
  tour: VideoSource | null;
  owner: FilmOwner;
  id: number;
}

/** PROP-17: film and tour, which load nothing from elsewhere before a visitor asks for them. */
export function VideoAndTour({ video, tour, owner, id }: VideoAndTourProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `properties.detail.${name}` });
  if (!video && !tour) return null;
  return (
    <DetailSection title={text("media")}>
      <ul className={embedListClass}>
        {video ? <EmbedLink label={text("video")} url={video.url} embed={playerOf(video, owner, id, "video")} /> : null}
        {tour ? <EmbedLink label={text("tour")} url={tour.url} embed={playerOf(tour, owner, id, "tour")} /> : null}
      </ul>
    </DetailSection>
  );
}
