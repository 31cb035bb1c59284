import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { otherLang } from "../chrome/chrome";
import type { Crumb } from "../head/page-meta";
import styles from "./breadcrumbs.module.css";

/** ROUTE-6 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  const { home, language } = usePaths();
  if (crumbs.length === 0) return null;
  const all = [{ label: formatMessage({ id: "site.home" }), path: home, lang: language }, ...crumbs];
  return (
    <nav aria-label={formatMessage({ id: "site.breadcrumbs" })} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {all.map(({ label, path, lang }) => (
          <li key={`${path} ${label}`} className={styles.step} lang={otherLang(lang, language)}>
            {path === null ? (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            ) : (
              <SiteLink to={{ path }} className={styles.link}>
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
