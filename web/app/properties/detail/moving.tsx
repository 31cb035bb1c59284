import type { VideoSource } from "@gevel/config";
import { ArrowUpRight } from "lucide-react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { DetailSection } from "./detail-section";
import styles from "./files.module.css";

/** PROP-17: film and tour as links: nothing loads from elsewhere before a visitor asks for it. */
export function Moving({ video, tour }: { video: VideoSource | null; tour: VideoSource | null }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `properties.detail.${name}` });
  const links = [video && { ...video, label: text("video") }, tour && { ...tour, label: text("tour") }].filter(
    (link) => link !== null,
  );
  if (links.length === 0) return null;
  return (
    <DetailSection title={text("media")}>
      <ul className={styles.documents}>
        {links.map(({ url, label }) => (
          <li key={label}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <ArrowUpRight aria-hidden="true" />
              <span>
                {label} · {new URL(url).hostname.replace(/^www\./, "")}
              </span>{" "}
              <VisuallyHidden>{text("newWindow")}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
