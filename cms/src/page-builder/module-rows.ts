import { languages, type Language, type ModuleRow } from "@gevel/config";
import type { RowOf } from "../api/site/compile/compile-context";
import { stateIn, type BothStates } from "./entry-state";
import { isUntranslated } from "./untranslated";

type Row = RowOf<"modules">;

const kindsOf = ({ relations }: Row): string[] =>
  relations.map((relation) => ("own" in relation ? `relation.${relation.own.type}` : relation.kind));

const textsOf = ({ title, description }: Row) => ({ title, description });

interface Asked {
  language: Language;
  defaultLanguage: Language;
}

/** Every module as the rows of a page's form show it. */
export function moduleRows(modules: BothStates<Row>, { language, defaultLanguage }: Asked): ModuleRow[] {
  const { drafts } = modules;
  return drafts.ids().flatMap((id) => {
    const [first] = drafts.versions(id);
    const shown = drafts.show(id, language, defaultLanguage)?.row ?? first;
    if (shown === undefined) return [];
    const inDefault = drafts.get(id, defaultLanguage);
    return [
      {
        id,
        title: shown.title,
        name: shown.name,
        view: shown.view,
        kinds: kindsOf(shown),
        languages: languages.flatMap((one) => {
          const [version, state] = [drafts.get(id, one), stateIn(modules, id, one)];
          if (version === null || state === null) return [];
          const isCopy = one !== defaultLanguage && inDefault !== null;
          const untranslated = isCopy && isUntranslated(textsOf(version), textsOf(inDefault));
          return [{ language: one, state, untranslated }];
        }),
        changedAt: shown.updatedAt,
      },
    ];
  });
}
