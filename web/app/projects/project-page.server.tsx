import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { ProjectBody } from "./project-body";
import { ProjectHead } from "./project-head";
import type { ProjectContent, ProjectPageData } from "./project-page-data";
import { pathsOf } from "~/shell/chrome/chrome.server";
import { useIntl } from "react-intl";
import { Container } from "~/ui/section";
import { ProjectCard } from "./project-card";
import { ProjectContactBar } from "./project-contact";
import styles from "./project-end.module.css";

/** Similar projects, and on a phone the two contact actions. */
function ProjectEnd({ data }: { data: ProjectContent }) {
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

/** Renders the static parts of a project's page. */
export function renderProject(
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "rendered" | "isDataRequest">,
  data: ProjectContent,
  language: Language,
): ProjectPageData {
  const paths = pathsOf(context, language);
  const part = (name: string, Part: (props: { data: ProjectContent }) => React.ReactElement) =>
    staticMarkup(context, `project-${name}-${data.id}`, renderStatic(<Part data={data} />, paths, name));
  return {
    title: data.title,
    pictures: data.pictures,
    head: part("head", ProjectHead),
    body: part("body", ProjectBody),
    end: part("end", ProjectEnd),
  };
}
