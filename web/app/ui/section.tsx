import type { Language } from "@gevel/config";
import type { ReactNode } from "react";
import styles from "./section.module.css";

interface ContainerProps {
  /** `text` for reading, `full` to the window's edges. */
  width?: "content" | "text" | "full";
  className?: string;
  children: ReactNode;
}

/** The measure of the page: 1240 px, or less where one reads, with the gutter at each side. */
export function Container({ width = "content", className, children }: ContainerProps) {
  return (
    <div className={[styles.container, className].filter(Boolean).join(" ")} data-width={width}>
      {children}
    </div>
  );
}

interface SectionHeadProps {
  title: ReactNode;
  /** The language the title is really in, where it may differ from the page's. */
  lang?: Language;
  level?: 1 | 2 | 3;
  id?: string;
  intro?: ReactNode;
  /** What one can do with the whole: a link, slider buttons. */
  aside?: ReactNode;
}

/** A title in the display face; its introduction stands beside it on a wide screen. */
export function SectionHead({ title, lang, level = 2, id, intro, aside }: SectionHeadProps) {
  const Heading = level === 1 ? "h1" : level === 2 ? "h2" : "h3";
  return (
    <header className={styles.head} lang={title ? undefined : lang}>
      {title ? (
        <Heading id={id} className={styles.title} data-level={level} lang={lang}>
          {title}
        </Heading>
      ) : null}
      {intro ? <div className={styles.intro}>{intro}</div> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </header>
  );
}

interface GridProps {
  /** Items beside each other on a desktop; fewer on smaller screens. */
  columns: number;
  as?: "ul" | "div";
  className?: string;
  children: ReactNode;
}

export function Grid({ columns, as: Tag = "ul", className, children }: GridProps) {
  return (
    <Tag
      className={[styles.grid, className].filter(Boolean).join(" ")}
      data-columns={columns}
      role={Tag === "ul" ? "list" : undefined}
    >
      {children}
    </Tag>
  );
}
