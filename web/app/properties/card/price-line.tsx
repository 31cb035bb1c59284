import type { Goal, PriceText } from "@gevel/config";
import { useIntl } from "react-intl";

/** A sold or rented listing without a published price shows no price line. */
export const hasPriceLine = (price: PriceText, state?: string): boolean =>
  price.kind !== "on-request" || (state !== "sold" && state !== "rented");

/** PROP-8: a price as text in the page's language. */
export function PriceLine({ price, goal }: { price: PriceText; goal: Goal }) {
  const intl = useIntl();
  if (price.kind === "on-request") {
    return (
      <>{intl.formatMessage({ id: goal === 1 ? "properties.price.rentOnRequest" : "properties.price.on-request" })}</>
    );
  }
  return <>{intl.formatMessage({ id: `properties.price.${price.kind}` }, { amount: price.amount })}</>;
}
