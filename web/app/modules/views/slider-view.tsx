import { useIntl, type IntlShape } from "react-intl";
import { ListingCard } from "~/properties/card/listing-card";
import { Slider, type SliderTexts } from "~/ui/slider";
import type { SlidesPerView } from "~/ui/use-keen-slider";
import { drawItem } from "./draw-item";
import type { ItemKind, ItemsBlock } from "../content/items";
import { PersonCard } from "../items/person-card";
import { QuoteCard } from "../items/quote-card";
import { SlideFigure } from "../items/slide-figure";
import { StoryCard } from "../items/story-card";
import { ModuleLayout } from "../layout/module-layout";
import type { ItemDesigns, ModuleViewProps } from "./view-types";

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

/** How many stand beside each other where staff say nothing. */
const usual: Record<ItemKind, SlidesPerView> = {
  story: cards,
  person: { ...cards, desktop: 4 },
  listing: cards,
  quote: { mobile: 1, tablet: 1, desktop: 1 },
  slide: { mobile: 1, tablet: 1, desktop: 1 },
};

function perViewOf(block: ItemsBlock): SlidesPerView {
  const chosen = block.perView;
  if (chosen === 2 || chosen === 3 || chosen === 4) return { mobile: 1.15, tablet: 2, desktop: chosen };
  return usual[block.items[0]?.kind ?? "story"];
}

function textsOf(intl: IntlShape, label: string): SliderTexts {
  return {
    label: label || intl.formatMessage({ id: "modules.slider.label" }),
    previous: intl.formatMessage({ id: "modules.slider.previous" }),
    next: intl.formatMessage({ id: "modules.slider.next" }),
    pause: intl.formatMessage({ id: "modules.slider.pause" }),
    play: intl.formatMessage({ id: "modules.slider.play" }),
    position: (current, total) => intl.formatMessage({ id: "modules.slider.position" }, { current, total }),
  };
}

/** Items one slides through, their title on one line with the buttons. */
export function SliderView({ module, level }: ModuleViewProps) {
  const intl = useIntl();
  return (
    <ModuleLayout
      module={module}
      level={level}
      form="beside"
      titleWithItems
      items={(block, itemLevel, title) => {
        const perView = perViewOf(block);
        return (
          <Slider
            texts={textsOf(intl, block.heading?.title ?? module.head.title)}
            perView={perView}
            autoplay={block.autoplay}
            head={title}
          >
            {block.items.map((item, position) => (
              <div key={item.id}>
                {drawItem(designs, item, { level: itemLevel, position, sizes: perView.desktop === 1 ? wide : narrow })}
              </div>
            ))}
          </Slider>
        );
      }}
    />
  );
}
