import { FormattedMessage } from "react-intl";
import { Picture } from "~/ui/picture";
import styles from "./agent-card.module.css";

/** Picture, role and name of the contact person. */
export function AgentPerson({ name, pictureUrl }: { name: string; pictureUrl: string }) {
  return (
    <div className={styles.person}>
      {pictureUrl ? (
        <Picture
          media={{ url: pictureUrl, width: null, height: null }}
          alt=""
          ratio="1x1"
          sizes="72px"
          className={styles.face}
        />
      ) : null}
      <div>
        <p className={styles.role}>
          <FormattedMessage id="properties.detail.agent" />
        </p>
        <p className={styles.name}>{name}</p>
      </div>
    </div>
  );
}
