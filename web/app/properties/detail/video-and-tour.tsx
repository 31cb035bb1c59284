import { type VideoSource, type Embed, embedOf } from "@gevel/config";
import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import { ArrowUpRight, Play } from "lucide-react";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./embed-link.module.css";
import type { MessageName } from "~/i18n/message-id";

/** PROP-17: the pages of film files, each with a policy that lets in its film alone. */
const filmFramePath = "/film-frame/";

type FilmOwner = "listing" | "project";
type FilmKind = "video" | "tour";

const filmFrameAddress = (owner: FilmOwner, id: number, kind: FilmKind) => `${filmFramePath}${owner}/${id}/${kind}/`;

const hostName = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** PROP-17: the player of a film or tour of this listing or project; null for a plain link. A file plays from its own host. */
function playerOf(source: VideoSource, owner: FilmOwner, id: number, kind: FilmKind): Embed | null {
  if (source.kind !== "file") return embedOf(source);
  return { provider: hostName(source.url), src: filmFrameAddress(owner, id, kind) };
}

interface EmbedLinkProps {
  label: string;
  /** Its own page, for browsers without script or films without a player. */
  url: string;
  embed: Embed | null;
}

/**
 * A link to third-party content. Nothing is requested from the third party before a click; the click replaces the link
 * by a player if there is one (show-embed.ts), else it opens its page.
 */
export function EmbedLink({ label, url, embed }: EmbedLinkProps) {
  const intl = useIntl();
  const text = (name: MessageName<"properties.detail.">, values = {}) =>
    intl.formatMessage({ id: `properties.detail.${name}` }, values);
  const provider = embed?.provider ?? hostName(url);
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        data-embed={embed?.src}
        data-title={embed ? `${label} · ${provider}` : undefined}
      >
        {embed ? <Play aria-hidden="true" /> : <ArrowUpRight aria-hidden="true" />}
        <span>
          {label} · {provider}
        </span>{" "}
        {embed ? null : <VisuallyHidden>{text("newWindow")}</VisuallyHidden>}
      </a>
      <p className={styles.note}>{text("embedNote", { provider })}</p>
    </li>
  );
}

/** A list of them. */
export const embedListClass = styles.list;

interface VideoAndTourProps {
  video: VideoSource | null;
  tour: VideoSource | null;
  owner: FilmOwner;
  id: number;
}

/** PROP-17: film and tour, which load nothing from third parties before a visitor asks for them. */
export function VideoAndTour({ video, tour, owner, id }: VideoAndTourProps) {
  const intl = useIntl();
  const text = (name: MessageName<"properties.detail.">) => intl.formatMessage({ id: `properties.detail.${name}` });
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
