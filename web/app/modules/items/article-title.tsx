import type { PersonItem, StoryItem } from "../content/items";
import { ItemTitle, type ItemTitleProps } from "./item-title";

type ArticleTitleProps = Pick<ItemTitleProps, "level" | "size" | "stretch"> & { item: StoryItem | PersonItem };

/** The title of a story or the name of a person, which leads to its own page where it has one. */
export function ArticleTitle({ item, ...variant }: ArticleTitleProps) {
  return (
    <ItemTitle
      {...variant}
      lang={item.lang}
      title={item.kind === "person" ? item.name : item.title}
      to={item.routeId ? { routeId: item.routeId } : null}
    />
  );
}
