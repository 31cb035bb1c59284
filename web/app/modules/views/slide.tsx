import { ListingCard } from "~/properties/card/listing-card";
import type { SlidesPerView } from "~/ui/use-keen-slider";
import { renderItem } from "./render-item";
import type { Item, ItemKind, ItemsBlock } from "../content/items";
import { PersonCard } from "../items/person-card";
import { QuoteCard } from "../items/quote-card";
import { SlideFigure } from "../items/slide-figure";
import { StoryCard } from "../items/story-card";
import type { ItemLevel } from "../items/item-title";
import type { ItemDesigns } from "./view-types";

const designs: ItemDesigns = {
  story: ({ item, level, sizes }) => <StoryCard item={item} level={level} sizes={sizes} ratio="3x4" />,
  person: ({ item, level, sizes }) => <PersonCard item={item} level={level} sizes={sizes} />,
  quote: ({ item, sizes }) => <QuoteCard item={item} size={sizes === wide ? "feature" : "card"} />,
  slide: ({ item, level, sizes }) =>
    sizes === wide ? (
      <SlideFigure item={item} level={level} sizes={sizes} ratio="16x9" caption="beside" size="row" />
    ) : (
      <SlideFigure item={item} level={level} sizes={sizes} ratio="4x5" />
    ),
  listing: ({ item, level, sizes }) => (
    <ListingCard card={item.card} sizes={sizes} heading={level === 2 ? "h2" : "h3"} />
  ),
};

const wide = "(width >= 1280px) 820px, 92vw";
const narrow = "(width >= 1280px) 400px, (width >= 767px) 44vw, 80vw";

const cards = { mobile: 1.15, tablet: 2.2, desktop: 3 } as const;

/** The number per row if staff set none. */
const usual: Record<ItemKind, SlidesPerView> = {
  story: cards,
  person: { ...cards, desktop: 4 },
  listing: cards,
  quote: { mobile: 1, tablet: 1, desktop: 1 },
  slide: { mobile: 1, tablet: 1, desktop: 1 },
};

export function perViewOf(block: ItemsBlock): SlidesPerView {
  const chosen = block.perView;
  if (chosen === 2 || chosen === 3 || chosen === 4) return { mobile: 1.15, tablet: 2, desktop: chosen };
  return usual[block.items[0]?.kind ?? "story"];
}

interface SlideProps {
  item: Item;
  level: ItemLevel;
  position: number;
  perView: SlidesPerView;
}

/** One slide of a slider: the slide is static, the row moves. */
export function Slide({ item, level, position, perView }: SlideProps) {
  return renderItem(designs, item, { level, position, sizes: perView.desktop === 1 ? wide : narrow });
}
