import { FormattedMessage } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import styles from "./site-form.module.css";

/** FORM-12: what happens with what one sends. */
export function PrivacyLine() {
  return (
    <p className={styles.privacy}>
      <FormattedMessage
        id="forms.privacy"
        values={{ link: (words) => <SiteLink to={{ original: "privacy" }}>{words}</SiteLink> }}
      />
    </p>
  );
}
