import {
  surfaceSteps,
  valuationStartOf,
  type FormKey,
  type Language,
  type Module,
  type Relation,
  type RelationType,
  type Slider,
  parseListingQuery,
} from "@gevel/config";
import { wholeCityAt } from "@gevel/config/server";
import type { AppLoadContext } from "@remix-run/node";
import { type FormChoices, optionValues } from "~/forms/form-choices";
import { choicesInPage, formChoices } from "~/forms/form-choices.server";
import { privacyVersion } from "~/forms/privacy-version.server";
import { loadListPage } from "~/properties/list/list-page.server";
import { projectsBlock } from "./projects-block.server";
import { toCardData } from "~/properties/card/card-data";
import { withTypeIds } from "~/properties/query/own-types.server";
import type {
  Block,
  FormBlock,
  Item,
  ItemsBlock,
  ModuleContent,
  QuoteItem,
  SlideItem,
  ModuleHead,
} from "../content/items";
import { articleItem } from "./article-item";
import { costsBlock } from "./costs-block.server";
import { withChosenPerson } from "./form-contact.server";

type Headed = Pick<Module, "lang" | "title" | "titleSize" | "descriptionHtml">;
type Settled = { head: ModuleHead; blocks: Block[] };

const without = (block: Block): Block => (block.kind === "items" ? { ...block, heading: null } : block);

/** Title of a block's single item, if it has one. */
function titleOfOne(block: Block): string {
  if (block.kind === "form") return block.form.title.trim();
  if (block.kind === "text-picture") return block.title.trim();
  if (block.kind !== "items" || block.heading || block.items.length !== 1) return "";
  const [item] = block.items;
  return item?.kind === "story" ? item.title.trim() : "";
}

/**
 * One title for one thing. If that thing has its own title, the module's becomes a small label above it, unless it is
 * the page's. A module that shows one group carries one title: its own, else the group's. With several groups each
 * keeps its own title, unless it only repeats the module's.
 */
export function settleHeads(module: Headed, blocks: Block[]): Settled {
  const head = { lang: module.lang, title: module.title.trim(), kicker: "", html: module.descriptionHtml, text: "" };
  const [only] = blocks;
  const own = blocks.length === 1 && only ? titleOfOne(only) : "";
  if (own && module.titleSize !== "h1")
    return { head: { ...head, title: "", kicker: head.title === own ? "" : head.title }, blocks };
  if (blocks.length === 1 && only?.kind === "items" && only.heading) {
    const { lang, title, text } = only.heading;
    const settled = head.title
      ? { ...head, text: head.html.trim() ? "" : text }
      : { ...head, lang, title, text: head.html.trim() ? "" : text };
    return { head: settled, blocks: [without(only)] };
  }
  const repeats = (block: Block) => block.kind === "items" && block.heading?.title.trim() === head.title;
  return { head, blocks: blocks.map((block) => (repeats(block) ? without(block) : block)) };
}

/** FORM-3: the filters of a list as values of the saved-search form; undefined without filters. */
export function savedSearchValues(params: URLSearchParams, choices: FormChoices): Record<string, string[]> | undefined {
  if (params.size === 0) return undefined;
  const { types, cities, minPrice, maxPrice, rooms, minSurface, epc, amenities } = parseListingQuery(params, 0);
  const offered = optionValues(choices);
  const offeredOnly = (field: string, values: readonly string[]) =>
    values.filter((value) => offered[field]?.includes(value));
  const number = (value: number | null) => (value ? [String(value)] : []);
  const goal = params.get("goal");
  return {
    goal: goal === "buy" || goal === "rent" ? [goal] : [],
    propertyTypes: offeredOnly("propertyTypes", types.map(String)),
    zones: offeredOnly(
      "zones",
      cities.map((city) => wholeCityAt(city)?.zone ?? city),
    ),
    minPrice: number(minPrice),
    maxPrice: number(maxPrice),
    // The form has no more than these to choose from.
    minBedrooms: number(Math.min(rooms.bedrooms, 5)),
    minGarages: number(Math.min(rooms.garages, 4)),
    minSurface: number(surfaceSteps.findLast((step) => step <= (minSurface ?? 0)) ?? null),
    epc: epc ? [epc] : [],
    amenities,
  };
}

type SlidesOf = { [Kind in Slider["kind"]]: (slider: Slider) => (SlideItem | QuoteItem)[] };

const slidesOf: SlidesOf = {
  pictures: (slider) =>
    slider.slides.map((slide, position) => ({
      kind: "slide",
      id: `${slider.id}-${position}`,
      lang: slider.lang,
      ...slide,
    })),
  testimonials: (slider) => slider.testimonials.map((testimonial) => ({ kind: "quote", ...testimonial })),
};

function sliderItems(slider: Slider): (SlideItem | QuoteItem)[] {
  return slidesOf[slider.kind](slider);
}

const joins = (block: Block | undefined): block is ItemsBlock => block?.kind === "items" && block.heading === null;

/** Adjacent items without a title of their own form one group: three articles make one row of three. */
export function joinBlocks(blocks: readonly Block[], maxItems: number): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (joins(last) && joins(block)) joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined.map((block) => (block.kind === "items" ? { ...block, items: block.items.slice(0, maxItems) } : block));
}

interface ModuleSource {
  context: Pick<AppLoadContext, "replica" | "siteUrl" | "rendered" | "isDataRequest">;
  url: URL;
  language: Language;
  module: Module;
}

type RelationOf<Type extends RelationType> = Extract<Relation, { type: Type }>;

function itemsBlock(id: string, items: Item[], rest: Partial<ItemsBlock> = {}): ItemsBlock {
  return { kind: "items", id, heading: null, items, more: null, empty: null, perView: null, autoplay: false, ...rest };
}

/** The form values that an address contains. */
const prefillReaders: Partial<Record<FormKey, (params: URLSearchParams, choices: FormChoices) => FormBlock["given"]>> =
  {
    "demand-register": savedSearchValues,
    "contact-demand": (params) => {
      const start = valuationStartOf(params);
      return start && Object.fromEntries(Object.entries(start.values).map(([name, value]) => [name, [value]]));
    },
  };

/** The data function of each kind of relation. A kind without one does not compile. */
const relationBlocks: {
  [Type in RelationType]: (relation: RelationOf<Type>, source: ModuleSource) => Block;
} = {
  category: ({ category }) =>
    itemsBlock(category.id, category.articles.map(articleItem), {
      heading: {
        lang: category.lang,
        title: category.title,
        text: category.description,
        picture: category.picture,
      },
    }),

  contact: ({ contact }, { context, language, url }) => {
    const choices = formChoices(context, contact.form, language);
    const given = prefillReaders[contact.form]?.(url.searchParams, choices);
    const formBlock = { kind: "form" as const, id: contact.id, form: contact };
    return {
      ...{ ...formBlock, choices: choicesInPage(context, choices) },
      ...(given && { given }),
      privacyVersion: privacyVersion(context, language),
      person: null,
    };
  },

  "property-list": ({ propertyList: chosen }, { context, url, language, module }) => {
    const propertyList = withTypeIds(chosen, context.replica.catalog);
    if (propertyList.mode === "search") {
      return { kind: "search", id: propertyList.id, data: loadListPage(context, propertyList, url, language) };
    }
    if (propertyList.mode === "projects") {
      return projectsBlock(context, propertyList, { language, limit: module.maxItems });
    }
    const cards = context.replica.catalog.select({ ...propertyList, limit: module.maxItems }, language);
    return itemsBlock(
      propertyList.id,
      cards.map((card) => ({
        kind: "listing",
        id: String(card.id),
        lang: card.lang,
        card: toCardData(card, language),
      })),
      {
        heading: { lang: propertyList.lang, title: propertyList.title, text: propertyList.intro, picture: null },
        more: propertyList.moreLink,
        empty: "no-listings",
      },
    );
  },

  slider: ({ slider }) =>
    itemsBlock(slider.id, sliderItems(slider), {
      heading: { lang: slider.lang, title: slider.title, text: "", picture: null },
      perView: slider.slidesPerView,
      autoplay: slider.autoplay,
    }),

  article: ({ article }) => itemsBlock(article.id, [articleItem(article)]),

  "text-picture": ({ textPicture }, { module: { lang, title, titleSize, relations } }) => ({
    ...{ ...textPicture, kind: "text-picture", lang },
    title: relations.length === 1 && titleSize === "h2" ? title : "",
  }),

  costs: ({ costs }, { context, url, language }) => costsBlock(context, costs, { params: url.searchParams, language }),
};

function relationBlock(relation: Relation, source: ModuleSource): Block {
  switch (relation.type) {
    case "category":
      return relationBlocks.category(relation, source);
    case "contact":
      return relationBlocks.contact(relation, source);
    case "property-list":
      return relationBlocks["property-list"](relation, source);
    case "slider":
      return relationBlocks.slider(relation, source);
    case "article":
      return relationBlocks.article(relation, source);
    case "text-picture":
      return relationBlocks["text-picture"](relation, source);
    case "costs":
      return relationBlocks.costs(relation, source);
  }
}

/** The content of a module. A relation that fails is left out and reported; the others stay. */
export function moduleContent(source: ModuleSource, report: (error: unknown, moduleId: string) => void): ModuleContent {
  const { module, language } = source;
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
    ...settleHeads(module, joinBlocks(withChosenPerson(blocks, language), module.maxItems)),
    columns: module.numberItemOfRow,
  };
}
