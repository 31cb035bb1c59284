import type { PropertyList } from "@gevel/config";
import { show, type CompileContext } from "../site/compile/compile-context";
import { compileLink } from "../site/compile/compile-link";

const goals = { sale: 0, rent: 1 } as const;

export function compilePropertyList(id: string, from: string, context: CompileContext): PropertyList | null {
  const shown = show(context.content.propertyLists, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    intro: row.intro,
    mode: row.mode,
    goal: row.goal ? goals[row.goal] : null,
    types: row.types,
    cities: row.cities,
    state: row.state,
    sort: row.sort,
    moreLink: compileLink(row.moreLink, `property list ${id}`, context),
  };
}
