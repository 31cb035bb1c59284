import { FormattedMessage } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { Face } from "~/ui/face";
import type { Contact } from "./property-content";
import styles from "./agent-card.module.css";

/** Picture or initials, role and name of the contact person. */
export function AgentPerson({ name, pictureUrl, routeId }: Pick<Contact, "name" | "pictureUrl" | "routeId">) {
  return (
    <div className={styles.person}>
      <Face name={name} pictureUrl={pictureUrl} />
      <div>
        <p className={styles.role}>
          <FormattedMessage id="properties.detail.agent" />
        </p>
        <p className={styles.name}>{routeId ? <SiteLink to={{ routeId }}>{name}</SiteLink> : name}</p>
      </div>
    </div>
  );
}
