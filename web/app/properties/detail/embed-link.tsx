import type { Embed } from "@gevel/config";
import { ArrowUpRight, Play } from "lucide-react";
import { useIntl } from "react-intl";
import { hostName } from "../film/player-of";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./embed-link.module.css";

interface EmbedLinkProps {
  label: string;
  /** Where it is without script, or without a player of its own here. */
  url: string;
  embed: Embed | null;
}

/**
 * A way to something that another company shows. Nothing is asked of it before a click; with a player the click puts that
 * in the link's place (show-embed.ts), else it opens its page.
 */
export function EmbedLink({ label, url, embed }: EmbedLinkProps) {
  const intl = useIntl();
  const text = (name: string, values = {}) => intl.formatMessage({ id: `properties.detail.${name}` }, values);
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
