import type { SiteTree } from "@gevel/config";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { SiteLogo } from "../header/site-logo";
import { ConsentLink } from "../consent/consent-link";
import { AgencyIdentity } from "./agency-identity";
import { otherLang } from "../chrome/chrome";
import { FooterColumn } from "./footer-column";
import { networkName } from "./network-name";
import styles from "./footer.module.css";

/** The columns of staff, what the law asks, and the last links. */
export function FooterContent({ config, footer, language }: Pick<SiteTree, "config" | "footer" | "language">) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.ground}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <SiteLink to={{ original: "" }} className={styles.logo}>
            <SiteLogo config={{ agencyName: config.agencyName, logo: null }} />
          </SiteLink>
          {config.slogan ? <p className={styles.slogan}>{config.slogan}</p> : null}
        </div>
        {footer ? (
          <div className={styles.columns} lang={otherLang(footer.lang, language)}>
            {footer.columns.map((column, index) => (
              <FooterColumn key={`${index} ${column.title}`} column={column} lang={footer.lang} />
            ))}
          </div>
        ) : null}
        <AgencyIdentity identity={config.identity} />
        <div className={styles.end}>
          <nav aria-label={formatMessage({ id: "site.footer" })}>
            <ul className={styles.links}>
              {footer?.bottomLinks.map((link) => (
                <li key={`${link.label} ${link.url}`}>
                  <SiteLink to={{ target: link }}>{link.label}</SiteLink>
                </li>
              ))}
              <li>
                <ConsentLink />
              </li>
            </ul>
          </nav>
          {config.socialLinks.length > 0 ? (
            <ul className={styles.links}>
              {config.socialLinks.map(({ network, url }) => (
                <li key={url}>
                  <SiteLink
                    to={{ target: { routeId: null, url } }}
                    aria-label={formatMessage({ id: "site.follow" }, { network: networkName(network) })}
                  >
                    {networkName(network)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </div>
  );
}
