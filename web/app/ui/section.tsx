import type { Language } from "@gevel/config";
import type { ReactNode } from "react";
import { breakableWords } from "./breakable-words";
import { longestWord } from "./longest-word";
import styles from "./section.module.css";

interface ContainerProps {
  /** `text` for reading, `full` to the window's edges. */
  width?: "content" | "text" | "full";
  className?: string;
  children: ReactNode;
}

/** The width of the page: 1240 px, or less for reading, with the gutter at each side. */
export function Container({ width = "content", className, children }: ContainerProps) {
  return (
    <div className={[styles.container, className].filter(Boolean).join(" ")} data-width={width}>
      {children}
    </div>
  );
}

interface SectionHeadProps {
  title: ReactNode;
  /** A short label above content with a title of its own. */
  kicker?: string;
  /** The actual language of the title, which may differ from the page's. */
  lang?: Language;
  level?: 1 | 2 | 3;
  id?: string;
  intro?: ReactNode;
  /** Actions on the whole section: a link, slider buttons. */
  aside?: ReactNode;
}

/** A title in the display face; its introduction is beside it on a wide screen. */
export function SectionHead({ title, kicker, lang, level = 2, id, intro, aside }: SectionHeadProps) {
  const Heading = level === 1 ? "h1" : level === 2 ? "h2" : "h3";
  return (
    <header
      className={styles.head}
      data-quiet={title ? undefined : true}
      data-beside={Boolean(intro || aside) || undefined}
      lang={title ? undefined : lang}
    >
      {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
      {title ? (
        <Heading
          id={id}
          className={styles.title}
          data-level={level}
          lang={lang}
          style={longestWord(breakableWords(title))}
        >
          {breakableWords(title)}
        </Heading>
      ) : null}
      {intro ? <div className={styles.intro}>{intro}</div> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </header>
  );
}

interface GridProps {
  /** Items side by side on a desktop; fewer on smaller screens. */
  columns: number;
  /** Two side by side even on a phone: for narrow items such as portraits. */
  narrow?: boolean;
  as?: "ul" | "div";
  className?: string;
  children: ReactNode;
}

export function Grid({ columns, narrow = false, as: Tag = "ul", className, children }: GridProps) {
  return (
    <Tag
      className={[styles.grid, className].filter(Boolean).join(" ")}
      data-columns={columns}
      data-narrow={narrow || undefined}
      role={Tag === "ul" ? "list" : undefined}
    >
      {children}
    </Tag>
  );
}
