import type { PortalListing } from "@gevel/config";
import { useIntl } from "react-intl";
import { ContactLines } from "~/ui/contact-lines";
import { Picture } from "~/ui/picture";
import styles from "./agent-card.module.css";

/** The agent responsible for the listing, with contact details. */
export function AgentCard({
  agent: { name, email, phone, pictureUrl },
}: {
  agent: NonNullable<PortalListing["agent"]>;
}) {
  const intl = useIntl();
  return (
    <section className={styles.agent} aria-labelledby="portal-agent">
      {pictureUrl ? (
        <Picture
          media={{ url: pictureUrl, width: null, height: null, alt: "" }}
          sizes="96px"
          ratio="1x1"
          className={styles.face}
        />
      ) : null}
      <div>
        <h2 id="portal-agent">{intl.formatMessage({ id: "portal.agent.title" })}</h2>
        <p className={styles.name}>{name}</p>
        <ContactLines phone={phone} email={email} />
      </div>
    </section>
  );
}
