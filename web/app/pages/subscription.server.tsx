import {
  AppError,
  frequencies,
  isLanguage,
  subscriptionChangeSchema,
  type Language,
  type SubscriptionChange,
} from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { canonicalPath, createPaths, pathTable } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { SubscriptionPage, subscriptionMatter, type SubscriptionState } from "~/subscription/subscription-page";

type Params = Readonly<Record<string, string | undefined>>;

/** A saved search is private: it is not cached or indexed, and sites linked from it do not receive its address. */
export const subscriptionHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  // Not "no-referrer": under it the page's own form is posted with `Origin: null`.
  "Referrer-Policy": "strict-origin",
};

function placeOf({ replica }: AppLoadContext, params: Params): { language: Language; token: string } {
  const { language, token = "" } = params;
  const known = isLanguage(language) && replica.enabledLanguages.includes(language);
  return { language: known ? language : replica.defaultLanguage, token: token.slice(0, 300) };
}

async function stateOf({ cms }: AppLoadContext, token: string): Promise<SubscriptionState> {
  const found = await cms.subscriptions(token);
  return found ? { kind: "found", found } : { kind: "gone" };
}

export async function loadSubscription(context: AppLoadContext, request: Request, params: Params) {
  const { language, token } = placeOf(context, params);
  const tree = treeOf(context, language);
  const isErased = token === "erased";
  const state: SubscriptionState = isErased ? { kind: "erased" } : await stateOf(context, token);
  const title = textOf(language, `subscription.title.${subscriptionMatter(state)}`);
  const paths = createPaths(pathTable(tree.routes, language, context.replica.defaultLanguage));
  const html = renderStatic(<SubscriptionPage state={state} language={language} />, paths, "subscription");
  const meta = screenMeta(context, tree, { title, path: "", canonical: false });
  return data(
    { meta, page: staticMarkup(context, "subscription", html) },
    { status: state.kind === "gone" ? 404 : 200, headers: subscriptionHeaders },
  );
}

const posted = z.object({ change: z.string(), one: z.string().optional() });

function changeOf(body: FormData, token: string): SubscriptionChange {
  const { change, one } = posted.catch({ change: "" }).parse(Object.fromEntries(body));
  const frequency = frequencies.find((known) => known === change);
  const read = subscriptionChangeSchema.safeParse({ token, one, change: frequency ? { frequency } : change });
  if (!read.success) throw new AppError("INVALID_INPUT", "the post is not from a button of the page");
  return read.data;
}

/** Handles the visitor's choice, then redirects to the page, so that a reload submits nothing. */
export async function answerSubscription(context: AppLoadContext, request: Request, params: Params) {
  const { language, token } = placeOf(context, params);
  const change = changeOf(await request.formData().catch(() => new FormData()), token);
  const left = await context.cms.changeSubscription(change);
  const next = left === null && change.change === "erase" ? "erased" : token;
  return redirect(canonicalPath(language, `subscription/${encodeURIComponent(next)}`), {
    status: 303,
    headers: subscriptionHeaders,
  });
}
