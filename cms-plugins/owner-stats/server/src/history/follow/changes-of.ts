import type { HomeFacts, HomeState } from "@gevel/config";

/** A home as it was when it was last looked at. */
interface Known {
  state: string;
  price: number | null;
}

export interface Change {
  listing: number;
  at: number;
  kind: "price" | "state";
  before: number | null;
  after: number | null;
  state: HomeState | null;
}

/** What became another; of a home that is seen for the first time, that it came on the market, and when. */
export function changesOf({ id, state, price, since }: HomeFacts, known: Known | undefined, now: Date): Change[] {
  const change = { listing: id, at: now.getTime(), before: null, after: null, state: null };
  const told = (of: HomeState, at: Date): Change => ({ ...change, kind: "state", at: at.getTime(), state: of });
  if (state === "preparing") return [];
  if (!known || known.state === "preparing") {
    const first = told("on-offer", known || since > now ? now : since);
    return known && state !== "on-offer" ? [first, told(state, now)] : [first];
  }
  return [
    ...(known.price === price ? [] : [{ ...change, kind: "price" as const, before: known.price, after: price }]),
    ...(known.state === state ? [] : [told(state, now)]),
  ];
}
