import { highlightBackground, type Module, type Relation } from "@gevel/config";
import { show, type CompileContext } from "../../content/compile-context";
import { richText } from "../../content/rich-text";
import type { Documents } from "../../content/documents";
import type { ModuleRow } from "./module-type";
import { compileOwn } from "./own-kinds";
import { relationKinds, type RelationContent } from "./relation-kinds";

export interface ModuleContent extends RelationContent {
  readonly modules: Documents<ModuleRow>;
}

function compileModuleRelations(row: ModuleRow, from: string, context: CompileContext<ModuleContent>): Relation[] {
  const inDefault = context.content.modules.get(row.documentId, context.defaultLanguage);
  return row.relations.flatMap((relation, index) => {
    if ("own" in relation) return [compileOwn(relation.own, row.title, from, context)];
    const { kind, target } = relation;
    const counterpart = inDefault?.relations[index];
    const twin = counterpart && "target" in counterpart ? counterpart : null;
    // Strapi leaves a relation empty whose target has no version in this language.
    const id = target ?? (twin?.kind === kind ? twin.target : null);
    if (id === null) {
      context.reportProblem(`${from} has a ${kind} without a published target`);
      return [];
    }
    const compiled = relationKinds[kind].compile(id, from, context);
    return compiled ? [compiled] : [];
  });
}

export function compileModule(id: string, from: string, context: CompileContext<ModuleContent>): Module | null {
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
