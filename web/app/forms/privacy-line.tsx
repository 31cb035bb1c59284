import { FormattedMessage, useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import styles from "./site-form.module.css";

/** The same day on the server and in every browser. */
const day = { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Brussels" } as const;

/** FORM-12: how the data sent is used, and since when that statement applies. */
export function PrivacyLine({ version }: { version: string }) {
  const intl = useIntl();
  return (
    <p className={styles.privacy}>
      <FormattedMessage
        id="forms.privacy"
        values={{
          link: (children) => <SiteLink to={{ original: "privacy" }}>{children}</SiteLink>,
          dated: version === "" ? "no" : "yes",
          date: version === "" ? "" : intl.formatDate(version, day),
        }}
      />
      <input type="hidden" name="privacyVersion" value={version} />
    </p>
  );
}
