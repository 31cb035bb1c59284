import { type Language, type PropertyList, errors, type Link } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { pathsOf } from "~/shell/chrome/chrome.server";
import type { ProjectsBlock } from "../content/items";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { projectCards } from "~/projects/read-project.server";
import { useIntl } from "react-intl";
import { ButtonSiteLink } from "~/shell/links/button-site-link";
import type { ProjectCardData } from "~/projects/project-card-data";
import { ProjectCard } from "~/projects/project-card";
import styles from "~/projects/project-list.module.css";

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
              eager={index === 0 && !more}
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

/** PROP-13: the projects as staff placed them: all of them, or the first few and a link to the rest. */
export function projectsBlock(
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "rendered" | "isDataRequest">,
  { id, moreLink: more }: PropertyList,
  { language, limit }: { language: Language; limit: number },
): ProjectsBlock {
  const all = projectCards(context, language);
  const cards = more ? all.slice(0, limit) : all;
  const list = renderStatic(<ProjectList cards={cards} heading="h3" more={more} />, pathsOf(context, language));
  return {
    kind: "projects",
    id,
    rendered: staticMarkup(context, `projects-${id}`, list),
    count: cards.length,
    picture: cards[0]?.picture ?? null,
  };
}
