import { Phone } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { formatPhone, headerScrollThreshold, phoneHref } from "@gevel/config";
import { SiteLink } from "~/i18n/site-link";
import { ButtonSiteLink } from "../links/button-site-link";
import type { Chrome } from "../chrome/chrome";
import type { PageMeta } from "../head/page-meta";
import { SiteLogo } from "./site-logo";
import { LanguageSwitcher } from "./language-switcher";
import { MenuDrawer } from "./menu-drawer";
import { MainMenu } from "./main-menu";
import styles from "./site-header.module.css";
import { TopBar } from "./top-bar";

/** True once the page is scrolled further than so many pixels (CHROME-6), without listening to each scroll. */
function usePastThreshold(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const mark = document.createElement("div");
    mark.setAttribute("aria-hidden", "true");
    Object.assign(mark.style, { position: "absolute", top: "0", width: "1px", height: `${pixels}px` });
    document.body.append(mark);
    const observer = new IntersectionObserver(([entry]) => entry && setPast(!entry.isIntersecting));
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [pixels]);
  return past;
}

interface SiteHeaderProps {
  chrome: Chrome;
  meta: PageMeta | null;
  /** A link shown beside the menu at every width. */
  beside?: ReactNode;
}

/** CHROME-1 to CHROME-6: at the top of a page, fixed and smaller past 30 pixels; never in the flow. */
export function SiteHeader({ chrome, meta, beside }: SiteHeaderProps) {
  const { formatMessage } = useIntl();
  const fixed = usePastThreshold(headerScrollThreshold);
  const { config } = chrome;
  const showEvaluation = config.header.showFreeEvaluation && !meta?.isHome;
  const evaluation = config.header.freeEvaluationLabel || formatMessage({ id: "site.freeEvaluation" });

  return (
    <header className={styles.header} data-fixed={fixed || undefined}>
      <TopBar chrome={chrome} meta={meta} />
      <div className={styles.bar}>
        <SiteLink to={{ original: "" }} className={styles.logo}>
          <SiteLogo agencyName={config.agencyName} logo={meta?.logo ?? config.logo} />
        </SiteLink>
        <MainMenu chrome={chrome} fixed={fixed} />
        {beside}
        {showEvaluation ? (
          <ButtonSiteLink to={{ original: "contact-demand" }} className={styles.evaluation}>
            {evaluation}
          </ButtonSiteLink>
        ) : null}
        <div className={styles.small}>
          {config.phone ? (
            <a className={styles.icon} href={phoneHref(config.phone)}>
              <Phone aria-hidden="true" />
              <span className="visually-hidden">
                {formatMessage({ id: "site.call" }, { phone: formatPhone(config.phone) })}
              </span>
            </a>
          ) : null}
          <MenuDrawer
            chrome={chrome}
            switcher={<LanguageSwitcher chrome={chrome} meta={meta} />}
            evaluation={showEvaluation ? evaluation : null}
          />
        </div>
      </div>
    </header>
  );
}
