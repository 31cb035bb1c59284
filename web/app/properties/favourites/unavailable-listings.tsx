import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { TextButton } from "~/ui/text-button";
import type { UnavailableListing } from "./shown-listings.server";
import styles from "./favourites-page.module.css";

/** Which of the homes are no longer offered, one by one: nobody is to wonder where one went. */
export function UnavailableListings({ unavailable }: { unavailable: readonly UnavailableListing[] }) {
  const intl = useIntl();
  const text = (name: string, values = {}) => intl.formatMessage({ id: `favourites.page.${name}` }, values);
  if (unavailable.length === 0) return null;
  return (
    <section className={styles.unavailable} aria-label={text("gone", { count: unavailable.length })}>
      <p>
        <strong>{text("gone", { count: unavailable.length })}</strong>
      </p>
      <ul>
        {unavailable.map(({ id, title, path, state }) => (
          <li key={id}>
            {path === null ? (
              text("unknown", { id })
            ) : (
              <>
                <SiteLink to={{ path }}>{title}</SiteLink>: {intl.formatMessage({ id: `properties.state.${state}` })}
              </>
            )}{" "}
            <TextButton hidden data-let-go={id}>
              {text("letGo")}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
