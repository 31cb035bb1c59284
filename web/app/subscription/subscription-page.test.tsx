import { languages, type Subscriptions } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { SubscriptionPage } from "./subscription-page";

const requested: Subscriptions = {
  ...{ purpose: "renew", expired: false, language: "nl", email: "a…@b.example", manage: "m.lead..x" },
  subscriptions: [
    {
      ...{ one: "a", kind: "alerts", state: "running", frequency: "daily", isAsked: true },
      ...{ confirmedAt: "2024-11-22T10:00:00.000Z", renewedAt: null, facts: [] },
    },
  ],
};
const shown = (language: (typeof languages)[number], found: Subscriptions) =>
  renderStatic(
    <SubscriptionPage state={{ kind: "found", found }} language={language} />,
    createPaths(pathTable([], language, "nl")),
  );
const presses = (html: string) =>
  [...html.matchAll(/<form method="post".*?<\/form>/g)].map(
    ([form]) => /name="change" value="([a-z]+)"/.exec(form)?.[1],
  );

describe.each(languages)("FORM-12 renewing a subscription, without script, in %s", (language) => {
  it("FORM-12 has a button for each answer, and nothing of it in an address", () => {
    const html = shown(language, requested);
    expect(presses(html)).toEqual(["renew", "end"]);
    expect(html).not.toMatch(/subscription\.(?:title|lead|state|act)\.|\{\w+\}|method="get"/);
  });

  it("FORM-12 shows when it was renewed, and asks nothing more", () => {
    const [one] = requested.subscriptions;
    const confirmed = one ? [{ ...one, isAsked: false, renewedAt: "2026-11-23T10:00:00.000Z" }] : [];
    const html = shown(language, { ...requested, subscriptions: confirmed });
    expect(presses(html)).toEqual([]);
    expect(html).toMatch(/2024.*2026/);
    expect(html).not.toMatch(/\{\w+\}/);
  });
});
