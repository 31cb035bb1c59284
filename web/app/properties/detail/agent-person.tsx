import { FormattedMessage } from "react-intl";
import { Face } from "~/ui/face";
import styles from "./agent-card.module.css";

/** Picture or initials, role and name of the contact person. */
export function AgentPerson({ name, pictureUrl }: { name: string; pictureUrl: string }) {
  return (
    <div className={styles.person}>
      <Face name={name} pictureUrl={pictureUrl} />
      <div>
        <p className={styles.role}>
          <FormattedMessage id="properties.detail.agent" />
        </p>
        <p className={styles.name}>{name}</p>
      </div>
    </div>
  );
}
