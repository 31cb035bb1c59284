import type { Goal, PriceText } from "@gevel/config";
import { useIntl } from "react-intl";

/** Of what is sold or let there is nothing left to ask: a price that is not told stands nowhere. */
export const hasPriceLine = (price: PriceText, state?: string): boolean =>
  price.kind !== "on-request" || (state !== "sold" && state !== "rented");

/** PROP-8: a price in words of the page's language. */
export function PriceLine({ price, goal }: { price: PriceText; goal: Goal }) {
  const intl = useIntl();
  if (price.kind === "on-request") {
    return (
      <>{intl.formatMessage({ id: goal === 1 ? "properties.price.rentOnRequest" : "properties.price.on-request" })}</>
    );
  }
  return <>{intl.formatMessage({ id: `properties.price.${price.kind}` }, { amount: price.amount })}</>;
}
