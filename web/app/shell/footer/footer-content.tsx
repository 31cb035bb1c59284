import type { SiteTree, Footer, Language } from "@gevel/config";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { FooterGroup } from "./footer-group";
import { SiteLogo } from "../header/site-logo";
import { AgencyIdentity } from "./agency-identity";
import { otherLang } from "../chrome/chrome";
import styles from "./footer.module.css";
import { usePaths } from "~/i18n/use-paths";
import type { CSSProperties } from "react";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";

type Column = Footer["columns"][number];

/** The widths staff chose, for the style sheet's three device classes. */
interface Widths extends CSSProperties {
  "--sm": number;
  "--md": number;
  "--lg": number;
}
const widths = ({ sm, md, lg }: Column): Widths => ({ "--sm": sm, "--md": md, "--lg": lg });

function FooterColumn({ column, lang }: { column: Column; lang: Language }) {
  return (
    <section className={styles.column} style={widths(column)}>
      <FooterGroup title={column.title} headed>
        <div className={styles.content}>
          <RichText html={column.introHtml} lang={lang} className={styles.text} />
          <RichText html={column.fullHtml} lang={lang} className={styles.text} />
          {column.links.length > 0 ? (
            <ul className={styles.stack}>
              {column.links.map((link) => (
                <li key={`${link.label} ${link.url}`}>
                  <SiteLink to={{ target: link }}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          ) : null}
          {column.images.length > 0 ? (
            <ul className={styles.images}>
              {column.images.map((image) => (
                <li key={image.url}>
                  <Picture media={image} sizes="160px" ratio="natural" />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </FooterGroup>
    </section>
  );
}

/** The networks' own spelling; an unknown one is shown as the editor wrote it. */
const names: Record<string, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
  tiktok: "TikTok",
  x: "X",
  youtube: "YouTube",
};

const networkName = (network: string): string => names[network.toLowerCase()] ?? network;

/** CONSENT-1: reopens the dialog. Without script, where nothing is ever asked or loaded, it links to the cookie policy. */
function ConsentLink() {
  const policy = usePaths().byOriginalPath("cookie-policy");
  return (
    <a href={policy ?? "?setcookies=1"} data-choice="open">
      {useIntl().formatMessage({ id: "consent.reopen" })}
    </a>
  );
}

/** The editor's columns, the legal details, and the last links. */
export function FooterContent({ config, footer, language }: Pick<SiteTree, "config" | "footer" | "language">) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.ground}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <SiteLink to={{ original: "" }} className={styles.logo}>
            <SiteLogo agencyName={config.agencyName} logo={null} />
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
