import { energyTone, priceText, type EnergyTone, type Goal, type Language, type PriceText } from "@gevel/config";
import type { ListingCard } from "~/replica/listing-card.server";
import { averageColor } from "./placeholder.server";

/** Only what a card shows: a list page carries twenty-four of them twice, as HTML and as data. */
export interface CardData {
  id: number;
  goal: Goal;
  path: string;
  /** Set if the headline is in another language than the page. */
  lang?: Language;
  title: string;
  typeName: string;
  city: string;
  price: PriceText;
  /** Label over the picture: staff's own text, or the state that has a message in the interface. */
  marquee?: string;
  state?: "option" | "sold" | "rented";
  bedrooms?: number;
  living?: number;
  plot?: number;
  energy?: string;
  /** Its colour; none for a label that is on no scale. */
  tone?: EnergyTone;
  /** Address of the first picture. */
  picture?: string;
  /** How many there are, where there is more than that one. */
  pictures?: number;
  /** Shown until the picture has loaded. */
  color?: string;
}

export function toCardData(card: ListingCard, language: Language): CardData {
  const { amount, unit } = card.price;
  const [picture] = card.pictures;
  return {
    id: card.id,
    goal: card.goal,
    path: card.path,
    ...(card.lang !== language && { lang: card.lang }),
    title: card.title,
    typeName: card.typeName,
    city: card.city,
    price: priceText({ goal: card.goal, amount, unit }, language),
    ...(card.marqueeLabel && { marquee: card.marqueeLabel }),
    ...(card.state !== "available" && { state: card.state }),
    ...(card.bedrooms && { bedrooms: card.bedrooms }),
    ...(card.surfaceLiving && { living: card.surfaceLiving }),
    ...(card.surfaceGround && { plot: card.surfaceGround }),
    ...(card.energyLabel && { energy: card.energyLabel.label, tone: energyTone(card.energyLabel) ?? undefined }),
    ...(card.pictureCount > 1 && { pictures: card.pictureCount }),
    ...(picture && { picture: picture.url, color: averageColor(picture.thumbhash) }),
  };
}
