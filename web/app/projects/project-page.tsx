import { useRef, type ReactNode } from "react";
import { Mosaic } from "~/properties/detail/mosaic";
import opening from "~/properties/detail/page-opening.module.css";
import styles from "~/properties/detail/property-page.module.css";
import { usePageTools } from "~/properties/detail/use-page-tools";
import { StaticHtml } from "~/islands/static-markup";
import { IslandSuspense } from "~/islands/island-suspense";
import { Container } from "~/ui/section";
import type { ProjectPageData } from "./project-page-data";
import own from "./project-page.module.css";

interface ProjectPageProps {
  data: ProjectPageData;
  breadcrumb: ReactNode;
  /** The enquiry form: an island. */
  contactForm: ReactNode;
}

/** PROP-13: one project. The browser handles only its pictures and its form; the rest is rendered already. */
export function ProjectPage({ data, breadcrumb, contactForm }: ProjectPageProps) {
  const page = useRef<HTMLElement>(null);
  usePageTools(page);
  return (
    <article ref={page}>
      <Container className={opening.opening}>
        <div className={own.way}>{breadcrumb}</div>
        <StaticHtml as="div" className={styles.rendered} markup={data.head} />
        <div className={opening.pictures}>
          <Mosaic pictures={data.pictures} title={data.title} />
        </div>
      </Container>
      <Container>
        <StaticHtml as="div" className={styles.columns} markup={data.body} />
      </Container>
      <section id="ask" className={own.contactForm} data-islands="form">
        <Container>
          <IslandSuspense id="ask">{contactForm}</IslandSuspense>
        </Container>
      </section>
      <StaticHtml as="div" className={own.end} markup={data.end} />
    </article>
  );
}
