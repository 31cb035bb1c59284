import { FormattedMessage } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import type { Chrome } from "../chrome";
import type { Frame } from "../frame";
import { LanguageSwitcher } from "./language-switcher";
import { LinkIcon } from "./link-icon";
import styles from "./top-bar.module.css";

/** CHROME-3: what staff put above the menu; the drawer has the same on small screens. */
export function TopBar({ chrome, frame }: { chrome: Chrome; frame: Frame | null }) {
  const { login } = usePaths();
  return (
    <div className={styles.strip}>
      <div className={styles.bar}>
        <TopLinks chrome={chrome} />
        <div className={styles.end}>
          {chrome.config.header.showOwnerLogin ? (
            <SiteLink to={{ path: login }} className={styles.link}>
              <FormattedMessage id="site.ownerLogin" />
            </SiteLink>
          ) : null}
          <LanguageSwitcher chrome={chrome} frame={frame} />
        </div>
      </div>
    </div>
  );
}

export function TopLinks({ chrome }: { chrome: Chrome }) {
  if (chrome.config.topBar.length === 0) return <span />;
  return (
    <ul className={styles.list}>
      {chrome.config.topBar.map(({ label, link, icon, color }) => (
        <li key={`${label} ${link.url}`}>
          <SiteLink to={{ target: link }} className={styles.link}>
            <LinkIcon name={icon} color={color} />
            {label || link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
