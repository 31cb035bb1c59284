import { formatPhone, type SiteConfig } from "@gevel/config";
import { SiteLink } from "~/i18n/site-link";
import { LinkIcon } from "./link-icon";
import styles from "./top-bar.module.css";

/** CHROME-3: what staff put above the menu; the drawer has the same on small screens. */
export function TopItems({ items }: { items: SiteConfig["topBar"] }) {
  return items.map(({ label, link, icon, color }) => (
    <li key={`${label} ${link.url}`}>
      <SiteLink to={{ target: link }} className={styles.link}>
        <LinkIcon name={icon} color={color} />
        {link.url.startsWith("tel:") ? formatPhone(label || link.label) : label || link.label}
      </SiteLink>
    </li>
  ));
}
