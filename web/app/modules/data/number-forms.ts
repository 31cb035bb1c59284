import { numberedFormId } from "~/forms/form-ids";
import type { ModuleContent } from "../content/items";

/** a form that stands on the page more than once has an id of its own each time. */
export function numberForms(modules: readonly ModuleContent[]): ModuleContent[] {
  const times = new Map<string, number>();
  return modules.map((module) => ({
    ...module,
    blocks: module.blocks.map((block) => {
      if (block.kind !== "form") return block;
      const time = (times.get(block.form.id) ?? 0) + 1;
      times.set(block.form.id, time);
      const id = numberedFormId(block.form.id, time);
      return { ...block, id, form: { ...block.form, id } };
    }),
  }));
}
