import { FormattedMessage } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { StaticHtml } from "~/islands/static-markup";
import { chromeMarkup, type Chrome } from "../chrome/chrome";
import type { PageMeta } from "../head/page-meta";
import { LanguageSwitcher } from "./language-switcher";
import styles from "./top-bar.module.css";

/** The strip above the menu: the editor's items, the owners' login, the languages. */
export function TopBar({ chrome, meta }: { chrome: Chrome; meta: PageMeta | null }) {
  const { login } = usePaths();
  return (
    <div className={styles.strip}>
      <div className={styles.bar}>
        <TopLinks chrome={chrome} />
        <div className={styles.end}>
          <HeaderLinks chrome={chrome} />
          {chrome.config.header.showOwnerLogin ? (
            <SiteLink to={{ path: login }} className={styles.link}>
              <FormattedMessage id="site.ownerLogin" />
            </SiteLink>
          ) : null}
          <LanguageSwitcher chrome={chrome} meta={meta} />
        </div>
      </div>
    </div>
  );
}

export function HeaderLinks({ chrome }: { chrome: Chrome }) {
  return chrome.config.headerLinks.map((link) => (
    <SiteLink key={`${link.label} ${link.routeId ?? link.url}`} to={{ target: link }} className={styles.link}>
      {link.label}
    </SiteLink>
  ));
}

export function TopLinks({ chrome }: { chrome: Chrome }) {
  return <StaticHtml as="ul" className={styles.list} markup={chromeMarkup(chrome, "top-items")} />;
}
