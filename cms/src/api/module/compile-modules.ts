import { highlightBackground, type Module, type Relation } from "@gevel/config";
import { show, type CompileContext, type RowOf } from "../site/compile/compile-context";
import { compileRelation, relationTarget } from "./compile-relations";
import { richText } from "../site/compile/rich-text";

function compileModuleRelations(row: RowOf<"modules">, from: string, context: CompileContext): Relation[] {
  const inDefault = context.content.modules.get(row.documentId, context.defaultLanguage);
  return row.relations.flatMap((relation, index) => {
    const twin = inDefault?.relations[index];
    // Strapi leaves a relation empty whose target has no version in this language.
    const id = relationTarget(relation) ?? (twin?.__component === relation.__component ? relationTarget(twin) : null);
    if (id === null) {
      context.say(`${from} has a ${relation.__component} that names nothing published`);
      return [];
    }
    const compiled = compileRelation(relation.__component, id, from, context);
    return compiled ? [compiled] : [];
  });
}

export function compileModule(id: string, from: string, context: CompileContext): Module | null {
  const shown = show(context.content.modules, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    titleSize: row.titleSize,
    descriptionHtml: richText(row.description),
    position: row.position,
    span: row.span,
    sm: row.sm,
    md: row.md,
    lg: row.lg,
    view: row.view,
    backgroundType: row.backgroundType,
    colorBackground: row.backgroundType === "color" ? row.colorBackground || highlightBackground : "",
    numberItemOfRow: row.numberItemOfRow,
    maxItems: row.maxItems,
    relations: compileModuleRelations(row, `module ${id} (${lang})`, context),
  };
}
