import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { Picture } from "~/ui/picture";
import type { ProjectCardData } from "./project-card-data";
import { UnitsLeft } from "./units-left";
import styles from "./project-card.module.css";
import type { MessageName } from "~/i18n/message-id";

interface ProjectCardProps {
  card: ProjectCardData;
  sizes: string;
  eager?: boolean;
  heading?: "h2" | "h3";
}

/** A project's card. One link covers it and leads to its page. */
export function ProjectCard({ card, sizes, eager = false, heading: Heading = "h3" }: ProjectCardProps) {
  const intl = useIntl();
  const text = (id: MessageName<"projects.">, values = {}) => intl.formatMessage({ id: `projects.${id}` }, values);
  return (
    <article className={styles.card} data-sold-out={card.soldOut || undefined}>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture
            media={{ url: card.picture, width: null, height: null, color: card.color }}
            alt=""
            ratio="3x2"
            sizes={sizes}
            eager={eager}
          />
        ) : (
          <span className={styles.noPicture}>{text("noPicture")}</span>
        )}
        {card.soldOut ? <span className={styles.soldOut}>{text("soldOut")}</span> : null}
      </div>
      <div className={styles.text}>
        <div>
          <p className={styles.place}>{card.city}</p>
          <Heading className={styles.title} lang={card.lang}>
            <SiteLink to={{ path: card.path }}>{card.title}</SiteLink>
          </Heading>
        </div>
        {card.soldOut ? null : (
          <p className={styles.price}>
            {card.priceFrom ? text("priceFrom", { amount: card.priceFrom }) : text("priceOnRequest")}
          </p>
        )}
      </div>
      <ul className={styles.facts}>
        {card.soldOut || card.total === 0 ? null : (
          <li>
            <UnitsLeft left={card.left} total={card.total} />
          </li>
        )}
        {card.delivery ? <li>{text(card.delivered ? "delivered" : "delivery", { when: card.delivery })}</li> : null}
      </ul>
    </article>
  );
}
