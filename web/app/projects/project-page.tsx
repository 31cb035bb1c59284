import { Suspense } from "react";
import { parts } from "~/modules/parts";
import { Mosaic } from "~/properties/detail/mosaic";
import styles from "~/properties/property-page.module.css";
import { Drawn } from "~/islands/drawn";
import { Container } from "~/ui/section";
import type { ProjectPageData } from "./project-page-data";
import own from "./project-page.module.css";

/** PROP-13: one project. The browser has to do with its pictures and its form alone; the rest is drawn already. */
export function ProjectPage({ data }: { data: ProjectPageData }) {
  return (
    <article className={styles.page}>
      <Container>
        <Drawn as="div" markup={data.head} />
        <Mosaic pictures={data.pictures} title={data.title} />
        <Drawn as="div" className={styles.columns} markup={data.body} />
      </Container>
      <section id="ask" className={own.ask} data-parts="form">
        <Container>
          <Suspense fallback={null}>
            <parts.form contact={data.form} choices={data.choices} level={2} look="beside" />
          </Suspense>
        </Container>
      </section>
      <Drawn as="div" className={own.end} markup={data.end} />
    </article>
  );
}
