import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { behindLink } from "~/appointments/load-appointment.server";

const passedOn = ["content-type", "content-disposition"] as const;

/** FORM-8: the button was pressed: sends the file, never its own address. The page tells if it is no longer available. */
export const action = withErrorPage(async ({ context, params, request }: ActionFunctionArgs) => {
  const file = await behindLink(params["token"], (token) => context.cms.fetchDocument(token));
  if (!file) throw redirect(new URL(request.url).pathname.replace(/file\/?$/, ""), 303);
  const headers = new Headers({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  for (const name of passedOn) headers.set(name, file.headers.get(name) ?? "");
  return new Response(file.body, { headers });
});

/** Opening the file's address directly redirects to the page. */
export const loader = withErrorPage(async ({ request }: ActionFunctionArgs) => {
  throw redirect(new URL(request.url).pathname.replace(/file\/?$/, ""), 302);
});
