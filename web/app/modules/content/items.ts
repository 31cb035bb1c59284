import type { ContactForm, Language, Link, Media, Module, TextPicture } from "@gevel/config";
import type { FormChoices } from "~/forms/form-choices";
import type { FormContact } from "~/forms/form-person";
import type { FormVariant } from "~/forms/site-form";
import type { ListPageData } from "~/properties/list/list-page.server";
import type { CardData } from "~/properties/card/card-data";
import type { StaticMarkup } from "~/islands/static-markup";
import type { SlidesPerView } from "~/ui/use-keen-slider";

/** What relations of staff are converted to before a view renders them: a few kinds of item, each in its own language. */
interface ItemBase {
  id: string;
  lang: Language;
}

export interface StoryItem extends ItemBase {
  kind: "story";
  title: string;
  intro: string;
  /** The whole text, if the item has no page of its own. */
  html: string;
  /** The introduction that staff wrote to it; empty with a page of its own. */
  lead: string;
  picture: Media | null;
  routeId: string | null;
}

export interface PersonItem extends ItemBase {
  kind: "person";
  name: string;
  jobTitle: string;
  intro: string;
  phone: string;
  email: string;
  picture: Media | null;
  routeId: string | null;
}

export interface QuoteItem extends ItemBase {
  kind: "quote";
  name: string;
  place: string;
  text: string;
  date: string | null;
  rating: number | null;
  verified: boolean;
  routeId: string | null;
}

export interface SlideItem extends ItemBase {
  kind: "slide";
  title: string;
  html: string;
  picture: Media | null;
  link: Link | null;
}

export interface ListingItem extends ItemBase {
  kind: "listing";
  card: CardData;
}

export type Item = StoryItem | PersonItem | QuoteItem | SlideItem | ListingItem;
export type ItemKind = Item["kind"];

/** Items that belong together, with the title staff gave the whole. */
export interface ItemsBlock {
  kind: "items";
  id: string;
  heading: { lang: Language; title: string; text: string; picture: Media | null } | null;
  items: Item[];
  more: Link | null;
  /** Shown when there are no items and the visitor would expect some. */
  empty: "no-listings" | null;
  /** Set only by a slider of staff. */
  perView: number | null;
  autoplay: boolean;
}

export interface FormBlock<Person = FormContact> {
  kind: "form";
  id: string;
  form: ContactForm;
  choices: FormChoices;
  /** The form's values given in the address. */
  given?: Readonly<Record<string, string[]>>;
  privacyVersion: string;
  /** Who answers it, shown beside it. */
  person: Person | null;
}

/** The full list page with filters, sort and pagination. */
export interface SearchBlock {
  kind: "search";
  id: string;
  data: ListPageData;
}

/** New-build projects. */
export interface ProjectsBlock {
  kind: "projects";
  id: string;
  /** The list, which nothing in the browser changes. */
  rendered: StaticMarkup;
  /** How many of all it shows. */
  count: number;
  /** Address of its first picture. */
  picture: string | null;
}

/** A rendered calculator of buying costs: its form is a plain HTML form. */
export interface CostsBlock {
  kind: "costs";
  id: string;
  rendered: StaticMarkup;
}

/** All reviews of the site, with their average and the visitor's choice of them: plain HTML too. */
export interface ReviewsBlock {
  kind: "reviews";
  id: string;
  rendered: StaticMarkup;
  /** Those it shows. */
  quotes: readonly QuoteItem[];
  /** True where it does not show the first of all of them. */
  isPart: boolean;
}

/** Words and a picture of the module itself. */
export interface TextPictureBlock extends Omit<TextPicture, "id"> {
  kind: "text-picture";
  id: string;
  lang: Language;
  /** The module's title, where this is all it shows. */
  title: string;
}

export type Block = TextPictureBlock | ItemsBlock | FormBlock | SearchBlock | ProjectsBlock | CostsBlock | ReviewsBlock;

/** A static group, with its title and its link to more. */
export interface RenderedBlock {
  kind: "rendered";
  id: string;
  rendered: StaticMarkup;
}

/** A group that a visitor moves: its items, at least one, are rendered separately. */
export interface SlidesBlock extends Pick<ItemsBlock, "id" | "heading" | "more" | "autoplay"> {
  kind: "slides";
  slides: StaticMarkup[];
  perView: SlidesPerView;
}

/** A block as a page carries it: only the place of its items' markup. */
export type RenderedListBlock =
  | Exclude<Block, ItemsBlock | FormBlock | TextPictureBlock>
  | FormBlock<StaticMarkup>
  | RenderedBlock
  | SlidesBlock;

export interface ModuleHead {
  lang: Language;
  title: string;
  /** A small label above the single thing shown, which has a title of its own. */
  kicker: string;
  /** Text of staff, sanitised; or plain text where the module took over the title of the one thing it shows. */
  html: string;
  text: string;
}

/** The content of a module. */
export interface ModuleContent<Shown = Block> extends Pick<
  Module,
  "id" | "titleSize" | "position" | "span" | "sm" | "md" | "lg" | "view" | "backgroundType" | "colorBackground"
> {
  head: ModuleHead;
  columns: number;
  blocks: Shown[];
}

/** A module as a page carries it. */
export interface RenderedModule extends ModuleContent<RenderedListBlock> {
  formVariant: FormVariant;
}
