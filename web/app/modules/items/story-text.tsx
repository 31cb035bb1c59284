import { RichText } from "~/i18n/rich-text";
import type { StoryItem } from "../content/items";

/** The whole text of a story without a page of its own, else its beginning. */
export function StoryText({ item: { html, intro, lang } }: { item: StoryItem }) {
  return html ? <RichText html={html} lang={lang} /> : <p lang={lang}>{intro}</p>;
}
