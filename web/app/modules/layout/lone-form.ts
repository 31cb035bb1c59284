import type { RenderedModule } from "../content/items";

/** A module that shows one form and nothing else: its words stand beside the form. */
export const isLoneForm = ({ blocks }: Pick<RenderedModule, "blocks">): boolean =>
  blocks.length === 1 && blocks[0]?.kind === "form";
