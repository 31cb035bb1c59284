import { errors } from "@gevel/config";
import type { Link } from "@gevel/config";
import { useIntl } from "react-intl";
import { ButtonSiteLink } from "~/shell/links/button-site-link";
import type { ProjectCardData } from "./project-card-data";
import { ProjectCard } from "./project-card";
import styles from "./project-list.module.css";

interface ProjectListProps {
  cards: readonly ProjectCardData[];
  heading: "h2" | "h3";
  more?: Link | null;
}

const sizes = "(width >= 767px) 46vw, 92vw";

/** PROP-13: the projects, two across; the first one over the whole width where they would leave a gap. */
export function ProjectList({ cards, heading, more }: ProjectListProps) {
  const intl = useIntl();
  if (cards.length === 0)
    return <p className={styles.none}>{intl.formatMessage({ id: errors.NO_PROJECT_MESSAGE.messageId })}</p>;
  return (
    <>
      <p className={styles.count}>{intl.formatMessage({ id: "projects.list.count" }, { count: cards.length })}</p>
      <ul className={styles.list} aria-label={intl.formatMessage({ id: "projects.list.label" })}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <ProjectCard
              card={card}
              heading={heading}
              eager={index === 0}
              sizes={index === 0 && cards.length % 2 === 1 ? "92vw" : sizes}
            />
          </li>
        ))}
      </ul>
      {more?.label ? (
        <p className={styles.more}>
          <ButtonSiteLink to={{ target: more }} variant="secondary">
            {more.label}
          </ButtonSiteLink>
        </p>
      ) : null}
    </>
  );
}
