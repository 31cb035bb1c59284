import type { Block, ModuleContent } from "../content/items";
import { joinBlocks } from "./join-blocks";
import { relationBlock, type ModuleSource } from "./relation-blocks.server";
import { settleHeads } from "./settle-heads";

/** What a module shows. One relation that fails is left out and reported; the others stay. */
export function moduleContent(source: ModuleSource, report: (error: unknown, moduleId: string) => void): ModuleContent {
  const { module } = source;
  const blocks = module.relations.flatMap((relation): Block[] => {
    try {
      return [relationBlock(relation, source)];
    } catch (error) {
      report(error, module.id);
      return [];
    }
  });
  const { id, titleSize, position, span, sm, md, lg, view, backgroundType, colorBackground } = module;
  return {
    ...{ id, titleSize, position, span, sm, md, lg, view, backgroundType, colorBackground },
    ...settleHeads(module, joinBlocks(blocks, module.maxItems)),
    columns: module.numberItemOfRow,
  };
}
