import type { Subscriptions } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { subscriptionMatter } from "./subscription-page";

type State = Subscriptions["subscriptions"][number]["state"];
const found = (
  purpose: Subscriptions["purpose"],
  states: readonly State[],
  { expired = false, isAsked = false }: { expired?: boolean; isAsked?: boolean } = {},
) => {
  const subscriptions = states.map((state): Subscriptions["subscriptions"][number] => ({
    ...{ one: "a", kind: "alerts", frequency: "daily", confirmedAt: null, renewedAt: null, facts: [], state, isAsked },
  }));
  const shown: Subscriptions = { purpose, expired, language: "nl", email: "a…@b.example", manage: "", subscriptions };
  return subscriptionMatter({ kind: "found", found: shown });
};

describe("FORM-12 the state of a subscription page", () => {
  it.each([
    ["to confirm", found("confirm", ["asked", "asked"]), "confirm"],
    ["to confirm the rest", found("confirm", ["running", "asked"]), "confirm"],
    ["confirmed", found("confirm", ["running", "paused"]), "confirmed"],
    ["expired", found("confirm", ["asked"], { expired: true }), "expired"],
    ["to unsubscribe", found("leave", ["running"]), "leave"],
    ["left", found("leave", ["ended"]), "left"],
    ["to renew", found("renew", ["paused"], { isAsked: true }), "renew"],
    ["renewed", found("renew", ["running"]), "renewed"],
    ["ended before an answer", found("renew", ["ended"]), "left"],
    ["all subscriptions, ended or not", found("manage", ["ended"]), "manage"],
    ["gone", subscriptionMatter({ kind: "gone" }), "gone"],
    ["erased", subscriptionMatter({ kind: "erased" }), "erased"],
  ])("FORM-12 %s", (_what, matter, wanted) => expect(matter).toBe(wanted));
});
