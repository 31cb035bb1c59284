import type { LoaderFunctionArgs } from "@remix-run/node";
import { newPicture, roundOf } from "~/forms/captcha/captcha-task.server";
import { requestProof } from "~/forms/captcha/proof.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/**
 * FORM-6, asked for when a visitor begins to fill in a form. GET /captcha.json: a picture; GET /captcha.json?proof: work
 * for a browser whose visitor cannot see it. `token` is what the form holds by now. It needs no cookie.
 */
export const loader = withErrorPage(async ({ request, context: { cookieSecret: secret } }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const before = searchParams.get("token");
  const round = roundOf(before, secret);
  const answer = searchParams.has("proof")
    ? await requestProof(round, secret)
    : await newPicture({ round, timed: before === null }, secret);
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
});
