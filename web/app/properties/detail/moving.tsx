import { embedOf, type VideoSource } from "@gevel/config";
import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import { EmbedLink, embedListClass } from "./embed-link";

/** PROP-17: film and tour, which load nothing from elsewhere before a visitor asks for them. */
export function Moving({ video, tour }: { video: VideoSource | null; tour: VideoSource | null }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `properties.detail.${name}` });
  if (!video && !tour) return null;
  return (
    <DetailSection title={text("media")}>
      <ul className={embedListClass}>
        {video ? <EmbedLink label={text("video")} url={video.url} embed={embedOf(video)} /> : null}
        {tour ? <EmbedLink label={text("tour")} url={tour.url} embed={embedOf(tour)} /> : null}
      </ul>
    </DetailSection>
  );
}
