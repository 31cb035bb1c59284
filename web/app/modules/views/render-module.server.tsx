import type { ModuleView as ModuleViewName } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { ComponentType, ReactElement } from "react";
import type { FormVariant } from "~/forms/site-form";
import type { Paths } from "~/i18n/paths";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { Block, ItemsBlock, ModuleContent, RenderedListBlock, RenderedModule } from "../content/items";
import { BlockFoot, BlockTitle } from "../layout/block-head";
import { groupLevel, itemLevel } from "../layout/block-levels";
import { ModuleView } from "./module-view";
import { OddsView } from "./odds-view";
import { SingleView } from "./single-view";
import { perViewOf, Slide } from "./slide";
import type { ItemsViewProps } from "./view-types";

interface View {
  /** Null where a visitor moves the items: each is drawn by itself, and the browser has the row (`module-islands`). */
  Items: ComponentType<ItemsViewProps> | null;
  /** Where the words and the picture of a form stand. */
  formVariant: FormVariant;
}

/** CMS-2: the design of each module view. A view without one does not compile. */
const views: Record<ModuleViewName, View> = {
  "module-view": { Items: ModuleView, formVariant: "beside" },
  "odds-view": { Items: OddsView, formVariant: "turned" },
  "single-view": { Items: SingleView, formVariant: "single" },
  "slider-view": { Items: null, formVariant: "card" },
};

type Context = Pick<AppLoadContext, "rendered" | "isDataRequest">;

/** A module as its page carries it: its items are drawn here, so that neither their data nor their script come along. */
export function renderModule(context: Context, paths: Paths, module: ModuleContent, level: 1 | 2): RenderedModule {
  const { Items, formVariant } = views[module.view];
  const ofGroups = groupLevel(module.head, level);
  const markup = (name: string, element: ReactElement) =>
    staticMarkup(context, name, renderStatic(element, paths, name));

  function renderGroup(block: ItemsBlock, at: number): RenderedListBlock {
    const { id, heading, items, more, empty, autoplay } = block;
    // By its place: staff may point at one article twice in a module, with another beside it each time.
    const name = `group-${module.id}-${at}-${level}`;
    const ofItems = itemLevel(block, ofGroups);
    if (!Items && items.length > 0) {
      const perView = perViewOf(block);
      const slides = items.map((item, position) =>
        markup(`${name}-${position}`, <Slide item={item} level={ofItems} position={position} perView={perView} />),
      );
      return { kind: "slides", id, heading, more, autoplay, perView, slides };
    }
    const group = (
      <>
        <BlockTitle heading={heading} level={ofGroups} />
        {Items && items.length > 0 ? <Items block={block} level={ofItems} columns={module.columns} /> : null}
        <BlockFoot more={more} nothing={items.length === 0 && empty === "no-listings"} />
      </>
    );
    return { kind: "rendered", id, rendered: markup(name, group) };
  }

  const shown = (block: Block, at: number): RenderedListBlock =>
    block.kind === "items" ? renderGroup(block, at) : block;
  return { ...module, formVariant, blocks: module.blocks.map(shown) };
}
