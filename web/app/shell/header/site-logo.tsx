import { useIntl } from "react-intl";
import { Picture } from "~/ui/picture";
import type { Chrome } from "../chrome/chrome";
import styles from "./site-logo.module.css";

/** The agency's logo or that of a page, or the agency's name set in the display face. */
export function SiteLogo({ agencyName, logo }: Pick<Chrome["config"], "agencyName" | "logo">) {
  const { formatMessage } = useIntl();
  return (
    <>
      {logo ? (
        <span className={styles.picture} aria-hidden="true">
          <Picture media={logo} sizes="200px" alt="" ratio="natural" eager />
        </span>
      ) : (
        <span className={styles.word} aria-hidden="true">
          {agencyName}
        </span>
      )}
      <span className="visually-hidden">{formatMessage({ id: "site.toHome" }, { agency: agencyName })}</span>
    </>
  );
}
