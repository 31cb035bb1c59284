import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { AppError } from "@gevel/config";
import { portalPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { loginOffer } from "~/portal/account/login-offer.server";
import { currentOwner } from "~/portal/current-owner.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { resolveRequest } from "./resolve/resolve-request.server";

/** ROUTE-4 */
export async function loadLogin(context: AppLoadContext, request: Request) {
  const url = new URL(request.url);
  const resolved = resolveRequest(context, url);
  if (resolved.kind === "redirect") throw redirect(resolved.to, 301);
  if (resolved.kind !== "login") throw new AppError("PAGE_NOT_FOUND");
  const { session, headers } = await currentOwner(context, request);
  if (session) throw redirect(portalPath(resolved.language), { status: 303, headers });
  const tree = treeOf(context, resolved.language);
  const title = textOf(tree.language, "site.login.title");
  return data(
    {
      meta: screenMeta(context, tree, { title, path: "login", canonical: true }),
      hasEnded: url.searchParams.has("ended"),
      ...loginOffer(tree),
    },
    { headers },
  );
}
