import { useIntl } from "react-intl";
import { Container } from "~/ui/section";
import { ProjectCard } from "./project-card";
import { ProjectContactBar } from "./project-contact";
import type { ProjectContent } from "./project-page-data";
import styles from "./project-end.module.css";

/** Projects like it, and on a phone the two ways to ask. */
export function ProjectEnd({ data }: { data: ProjectContent }) {
  const intl = useIntl();
  return (
    <>
      {data.similar.length > 0 ? (
        <section className={styles.similar} aria-labelledby="similar-projects">
          <Container>
            <h2 id="similar-projects">{intl.formatMessage({ id: "projects.similar" })}</h2>
            <ul className={styles.cards}>
              {data.similar.map((card) => (
                <li key={card.id}>
                  <ProjectCard card={card} sizes="(width >= 1280px) 400px, (width >= 767px) 46vw, 92vw" />
                </li>
              ))}
            </ul>
          </Container>
        </section>
      ) : null}
      <ProjectContactBar data={data} />
    </>
  );
}
