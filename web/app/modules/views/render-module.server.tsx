import type { ModuleView as ModuleViewName } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { ComponentType, ReactElement } from "react";
import { FormPerson } from "~/forms/form-person";
import type { FormVariant } from "~/forms/site-form";
import type { Paths } from "~/i18n/paths";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { Block, ItemsBlock, ModuleContent, RenderedListBlock, RenderedModule } from "../content/items";
import { BlockFoot, BlockTitle } from "../layout/block-head";
import { groupLevel, itemLevel } from "../layout/block-levels";
import { OddsView } from "./odds-view";
import { SingleView } from "./single-view";
import { perViewOf, Slide } from "./slide";
import type { ItemsViewProps, ItemDesigns } from "./view-types";
import { ListingCard } from "~/properties/card/listing-card";
import { Grid } from "~/ui/section";
import { renderItem } from "./render-item";
import { PersonCard } from "../items/person-card";
import { QuoteCard } from "../items/quote-card";
import { SlideFigure } from "../items/slide-figure";
import { StoryCard } from "../items/story-card";
import { IndexList } from "./index-list";
import { TextPicture } from "./text-picture";
import styles from "./module-view.module.css";

const designs: ItemDesigns = {
  story: ({ item, level, sizes }) => <StoryCard item={item} level={level} sizes={sizes} />,
  person: ({ item, level, sizes }) => <PersonCard item={item} level={level} sizes={sizes} />,
  quote: ({ item }) => <QuoteCard item={item} />,
  slide: ({ item, level, sizes }) => <SlideFigure item={item} level={level} sizes={sizes} />,
  listing: ({ item, level, sizes }) => (
    <ListingCard card={item.card} sizes={sizes} heading={level === 2 ? "h2" : "h3"} />
  ),
};

/** A titled grid of items; one across becomes an index, line by line. */
function ModuleView({ block, level, columns: wanted }: ItemsViewProps) {
  const columns = columnsFor(wanted, block.items.length, block.items[0]?.kind);
  if (columns === 1) return <IndexList block={block} level={level} />;
  return (
    <Grid
      columns={columns}
      narrow={columns > 1 && block.items.every(({ kind }) => kind === "person")}
      className={classOf(block)}
    >
      {block.items.map((item, position) => (
        <li key={item.id}>{renderItem(designs, item, { level, position, sizes: sizesFor(columns) })}</li>
      ))}
    </Grid>
  );
}

function classOf({ items }: ItemsBlock): string {
  const kind = items[0]?.kind;
  const own = kind === "listing" ? styles.listings : kind === "story" && items.length === 3 ? styles.trio : "";
  return `${styles.list} ${own}`.trim();
}

/** Listings are always three across. Other items fill their rows where possible. */
function columnsFor(wanted: number, count: number, kind: string | undefined): number {
  if (kind === "listing") return wanted === 1 ? 3 : Math.min(wanted, 4);
  // A sentence needs its measure: four across would be too narrow. Six are twice three, not four and two.
  const isTwiceThree = wanted === 4 && count % 4 !== 0 && count % 3 === 0;
  const most = kind === "quote" || isTwiceThree ? 3 : wanted;
  return Math.min(wanted, most, Math.max(count, 1));
}

function sizesFor(columns: number): string {
  return `(width >= 1280px) ${Math.round(1240 / columns)}px, (width >= 767px) 46vw, 92vw`;
}

interface View {
  /** Null if a visitor moves the items: each is rendered separately, and the browser has the row (`module-islands`). */
  Items: ComponentType<ItemsViewProps> | null;
  /** The placement of a form's text and picture. */
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

/** A module as its page carries it: its items are rendered here, so that neither their data nor their script is sent. */
export function renderModule(context: Context, paths: Paths, module: ModuleContent, level: 1 | 2): RenderedModule {
  const { Items, formVariant } = views[module.view];
  const ofGroups = groupLevel(module.head, level);
  const markup = (name: string, element: ReactElement) =>
    staticMarkup(context, name, renderStatic(element, paths, name));

  function renderGroup(block: ItemsBlock, at: number): RenderedListBlock {
    const { id, heading, items, more, empty, autoplay } = block;
    // Named by position: staff may refer to one article twice in a module, each time beside a different one.
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

  function shown(block: Block, at: number): RenderedListBlock {
    if (block.kind === "items") return renderGroup(block, at);
    if (block.kind === "text-picture")
      return {
        ...{ kind: "rendered", id: block.id },
        rendered: markup(`text-picture-${module.id}-${at}-${level}`, <TextPicture block={block} level={ofGroups} />),
      };
    if (block.kind !== "form") return block;
    const { person } = block;
    return { ...block, person: person && markup(`person-${module.id}-${at}`, <FormPerson contact={person} />) };
  }
  return { ...module, formVariant, blocks: module.blocks.map(shown) };
}
