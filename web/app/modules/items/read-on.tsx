import { ArrowRight } from "lucide-react";
import { FormattedMessage } from "react-intl";
import styles from "./read-on.module.css";

/** Shows that a card leads on. The link itself is the card's title, so that it is heard once and by its name. */
export function ReadOn() {
  return (
    <span className={styles.readOn} aria-hidden="true">
      <FormattedMessage id="modules.readOn" />
      <ArrowRight />
    </span>
  );
}
