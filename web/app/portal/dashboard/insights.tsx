import type { PortalListing } from "@gevel/config";
import { useIntl } from "react-intl";
import { idFromData } from "~/i18n/message-id";
import styles from "./insights.module.css";

/** The agency's advice, with the numbers it follows from. A flag without a message is not shown. */
export function Insights({ flags }: Pick<PortalListing, "flags">) {
  const intl = useIntl();
  const translated = flags.filter(({ key }) => `portal.noticed.${key}` in intl.messages);
  if (translated.length === 0) return null;
  return (
    <section className={styles.insights} aria-labelledby="portal-noticed">
      <h2 id="portal-noticed">{intl.formatMessage({ id: "portal.noticed.title" })}</h2>
      <ul className={styles.list}>
        {translated.map(({ key, numbers }) => (
          <li key={key}>
            <p>{intl.formatMessage({ id: idFromData(`portal.noticed.${key}`) }, numbers)}</p>
            <p className={styles.rule}>
              {intl.formatMessage({ id: idFromData(`portal.noticed.${key}.rule`) }, numbers)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
