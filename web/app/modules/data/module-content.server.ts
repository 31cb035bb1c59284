import {
  valuationStartOf,
  type FormKey,
  type Language,
  type Module,
  type Relation,
  type RelationType,
} from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { FormChoices } from "~/forms/form-choices";
import { choicesInPage, formChoices } from "~/forms/form-choices.server";
import { savedSearchValues } from "~/forms/saved-search-values";
import { privacyVersion } from "~/forms/privacy-version.server";
import { loadListPage } from "~/properties/list/list-page.server";
import { projectsBlock } from "./projects-block.server";
import { toCardData } from "~/properties/card/card-data";
import { withTypeIds } from "~/properties/query/own-types.server";
import type { Block, FormBlock, Item, ItemsBlock, ModuleContent } from "../content/items";
import { articleItem } from "./article-item";
import { costsBlock } from "./costs-block.server";
import { joinBlocks } from "./join-blocks";
import { settleHeads } from "./settle-heads";
import { sliderItems } from "./slider-items";

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

/** What an address has of what a form asks. */
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
    case "costs":
      return relationBlocks.costs(relation, source);
  }
}

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
