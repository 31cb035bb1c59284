import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { TextButton } from "~/ui/text-button";
import type { GoneHome } from "./shown-homes.server";
import styles from "./favourites-page.module.css";

/** Which of the homes are no longer offered, one by one: nobody is to wonder where one went. */
export function GoneHomes({ gone }: { gone: readonly GoneHome[] }) {
  const intl = useIntl();
  const text = (name: string, values = {}) => intl.formatMessage({ id: `favourites.page.${name}` }, values);
  if (gone.length === 0) return null;
  return (
    <section className={styles.gone} aria-label={text("gone", { count: gone.length })}>
      <p>
        <strong>{text("gone", { count: gone.length })}</strong>
      </p>
      <ul>
        {gone.map(({ id, title, path, state }) => (
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
