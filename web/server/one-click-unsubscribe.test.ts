import { AppError, type SubscriptionChange } from "@gevel/config";
import express from "express";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerOneClickUnsubscribe, passOwnPages } from "./app";

let server: Server;
let changes: SubscriptionChange[];
let failure: AppError | null;
const siteUrl = "https://www.agency.be";
const page = "the site's own page";

beforeEach(async () => {
  changes = [];
  failure = null;
  const cms = {
    changeSubscription: async (change: SubscriptionChange) => {
      if (failure) throw failure;
      changes.push(change);
      return null;
    },
  };
  const app = express();
  app.post(
    "/:language/subscription/:token",
    passOwnPages(siteUrl),
    answerOneClickUnsubscribe({ cms, log: { warn: () => undefined } }),
  );
  app.use((_req, res) => void res.status(418).send(page));
  await new Promise<void>((listening) => (server = app.listen(0, "127.0.0.1", listening)));
});
afterEach(() => new Promise((closed) => server.close(closed)));

const post = (body: string | FormData, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/nl/subscription/l.k..sig/`, {
    method: "POST",
    body,
    headers: { ...(typeof body === "string" && { "content-type": "application/x-www-form-urlencoded" }), ...headers },
  });
const oneClickUnsubscribe = "List-Unsubscribe=One-Click";

describe("FORM-9 the button of a mail program (RFC 8058)", () => {
  it.each([
    ["without a cookie or an origin", {}],
    ["with cookies", { cookie: "a=b" }],
    ["from a page of another site", { origin: "https://mail.example", "sec-fetch-site": "cross-site" }],
  ])("FORM-9 ends the subscription %s", async (_how, headers) => {
    const answer = await post(oneClickUnsubscribe, headers);
    expect([answer.status, changes]).toEqual([200, [{ token: "l.k..sig", change: "end" }]]);
  });

  it("FORM-9 ends it with a multipart form too, as the standard allows", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    expect([(await post(form)).status, changes.length]).toEqual([200, 1]);
  });

  it.each([
    ["another body", "change=erase"],
    ["nothing", ""],
    ["nearly the right one", "X-List-Unsubscribe=One-Click"],
  ])("FORM-9 does nothing for %s", async (_what, body) => {
    expect([(await post(body)).status, changes]).toEqual([418, []]);
  });

  it.each([
    ["as current browsers send it", { "sec-fetch-site": "same-origin" }],
    ["as older browsers send it", { origin: siteUrl }],
    ["with its origin hidden", { origin: "null", "sec-fetch-site": "same-origin" }],
  ])("FORM-12 leaves a click on the site's own page to that page, %s", async (_how, headers) => {
    const answer = await post(oneClickUnsubscribe, headers);
    expect([await answer.text(), changes]).toEqual([page, []]);
  });

  it("ERR-2 requests a retry while the CMS is away", async () => {
    failure = new AppError("CMS_UNAVAILABLE", "away");
    const answer = await post(oneClickUnsubscribe);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "300"]);
  });
});
