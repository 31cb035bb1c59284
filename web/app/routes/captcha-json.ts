import type { LoaderFunctionArgs } from "@remix-run/node";
import { newPicture, roundOf } from "~/forms/captcha/captcha-task.server";
import { requestProof } from "~/forms/captcha/proof.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/**
 * FORM-6, requested when a visitor begins to fill in a form. GET /captcha.json: a picture; GET /captcha.json?proof: a
 * proof of work for the browser of a visitor who cannot see it. `token` is the form's present token. It needs no
 * cookie.
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
