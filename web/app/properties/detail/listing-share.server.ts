import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { textOf } from "~/i18n/text-of.server";
import { shareAddress } from "~/shell/head/share-address.server";
import { dotted } from "../dotted";
import type { PropertyContent } from "./property-content";

type Shared = Pick<PropertyContent, "id" | "typeName" | "city" | "price" | "goal" | "marquee" | "state" | "pictures">;

/** SEO-3: a listing's picture for other sites: its photo, title and price, or that the price is on request. */
export function listingShare(
  { cookieSecret }: Pick<AppLoadContext, "cookieSecret">,
  { id, typeName, city, price, goal, marquee, state, pictures }: Shared,
  { title, agency, language }: { title: string; agency: string; language: Language },
): string {
  const word = price.kind === "on-request" && goal === 1 ? "rentOnRequest" : price.kind;
  const label = marquee || (state === "available" ? "" : textOf(language, `properties.state.${state}`));
  const content = {
    title,
    place: dotted(typeName, city),
    price: textOf(language, `properties.price.${word}`, price.kind === "on-request" ? {} : { amount: price.amount }),
    ...{ label, agency, picture: pictures[0]?.url ?? "", home: id },
  };
  return shareAddress(content, cookieSecret);
}
