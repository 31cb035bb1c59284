import type { PlacePageText } from "@gevel/config";
import type { CompileContext } from "../../content/compile-context";
import type { Documents } from "../../content/documents";
import { richText } from "../../content/rich-text";
import type { PlacePageRow } from "./place-page-type";

export interface PlacePageContent {
  readonly placePages: Documents<PlacePageRow>;
}

const goals = { sale: 0, rent: 1 } as const;

/** SEO-4: of this language alone; the site has a line of its own where one is not written. The oldest first. */
export const compilePlacePages = ({ content, language }: CompileContext<PlacePageContent>): PlacePageText[] =>
  content.placePages.ids().flatMap((id): PlacePageText[] => {
    const row = content.placePages.get(id, language);
    if (!row || row.cities.length === 0) return [];
    const { goal, cities, type, title, text, metaTitle, metaDescription } = row;
    return [{ ...{ id, goal: goals[goal], cities, type, title }, html: richText(text), metaTitle, metaDescription }];
  });
