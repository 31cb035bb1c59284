import { useIntl } from "react-intl";
import { Picture } from "~/ui/picture";
import type { Chrome } from "../chrome/chrome";
import styles from "./site-logo.module.css";

/** The agency's logo, or its name set in the display face. */
export function SiteLogo({ config }: { config: Pick<Chrome["config"], "agencyName" | "logo"> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {config.logo ? (
        <span className={styles.picture} aria-hidden="true">
          <Picture media={config.logo} sizes="200px" alt="" ratio="natural" eager />
        </span>
      ) : (
        <span className={styles.word} aria-hidden="true">
          {config.agencyName}
        </span>
      )}
      <span className="visually-hidden">{formatMessage({ id: "site.toHome" }, { agency: config.agencyName })}</span>
    </>
  );
}
