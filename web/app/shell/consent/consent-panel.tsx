import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { Button } from "~/ui/button";
import styles from "./consent.module.css";
import { titleId } from "./consent-state";
import type { MessageName } from "~/i18n/message-id";

/**
 * CONSENT-1: the first layer, the same on every page and rendered once. No heading: the page's own comes first. Accept
 * and decline are equal buttons; their behaviour is in `before-paint.ts`.
 */
export function ConsentPanel() {
  const { formatMessage } = useIntl();
  const message = (id: MessageName<"consent.">) => formatMessage({ id: `consent.${id}` });
  return (
    <div className={styles.inside}>
      <div>
        <p id={titleId} className={styles.title}>
          {message("title")}
        </p>
        <p>
          {message("text")} <SiteLink to={{ original: "cookie-policy" }}>{message("policy")}</SiteLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button data-choice="accept">{message("accept")}</Button>
        <Button data-choice="decline">{message("decline")}</Button>
        <Button variant="quiet" data-choice="settings">
          {message("settings")}
        </Button>
      </div>
    </div>
  );
}
