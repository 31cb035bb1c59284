import type { ModuleView as ModuleViewName } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { ComponentType, ReactElement } from "react";
import type { FormLook } from "~/forms/site-form";
import type { Paths } from "~/i18n/paths";
import { draw, drawnMarkup } from "~/islands/draw.server";
import type { Block, ItemsBlock, ModuleContent, ShownBlock, ShownModule } from "../content/items";
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
  formLook: FormLook;
}

/** CMS-2: the design of each module view. A view without one does not compile. */
const views: Record<ModuleViewName, View> = {
  "module-view": { Items: ModuleView, formLook: "beside" },
  "odds-view": { Items: OddsView, formLook: "turned" },
  "single-view": { Items: SingleView, formLook: "single" },
  "slider-view": { Items: null, formLook: "card" },
};

type Context = Pick<AppLoadContext, "drawn" | "isDataRequest">;

/** A module as its page carries it: its items are drawn here, so that neither their data nor their script come along. */
export function shownModule(context: Context, paths: Paths, module: ModuleContent, level: 1 | 2): ShownModule {
  const { Items, formLook } = views[module.view];
  const ofGroups = groupLevel(module.head, level);
  const markup = (name: string, element: ReactElement) => drawnMarkup(context, name, draw(element, paths, name));

  function shownGroup(block: ItemsBlock, at: number): ShownBlock {
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
    return { kind: "drawn", id, drawn: markup(name, group) };
  }

  const shown = (block: Block, at: number): ShownBlock => (block.kind === "items" ? shownGroup(block, at) : block);
  return { ...module, formLook, blocks: module.blocks.map(shown) };
}
