import type { PortalHome } from "@gevel/config";
import { useIntl } from "react-intl";
import styles from "./noticed.module.css";

/** What the agency would say by itself, with the numbers it follows from. One it has no words for stays unsaid. */
export function Noticed({ flags }: Pick<PortalHome, "flags">) {
  const intl = useIntl();
  const known = flags.filter(({ key }) => `portal.noticed.${key}` in intl.messages);
  if (known.length === 0) return null;
  return (
    <section className={styles.noticed} aria-labelledby="portal-noticed">
      <h2 id="portal-noticed">{intl.formatMessage({ id: "portal.noticed.title" })}</h2>
      <ul className={styles.list}>
        {known.map(({ key, numbers }) => (
          <li key={key}>
            <p>{intl.formatMessage({ id: `portal.noticed.${key}` }, numbers)}</p>
            <p className={styles.rule}>{intl.formatMessage({ id: `portal.noticed.${key}.rule` }, numbers)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
