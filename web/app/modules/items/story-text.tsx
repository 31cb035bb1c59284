import { RichText } from "~/i18n/rich-text";
import type { StoryItem } from "../content/items";
import { markSteps } from "./mark-steps";
import styles from "./story-text.module.css";

/** The introduction and whole text of a story without a page of its own, else its beginning. */
export function StoryText({ item: { html, intro, lead, lang } }: { item: StoryItem }) {
  if (!html) return <p lang={lang}>{intro}</p>;
  return (
    <>
      {lead ? (
        <p className={styles.lead} lang={lang}>
          {lead}
        </p>
      ) : null}
      <RichText html={markSteps(html)} lang={lang} />
    </>
  );
}
