import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadReport } from "~/pages/portal.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/** OWNER-8: a monthly report, for the owner it is of. */
export const loader = withErrorPage(async ({ context, request, params }: LoaderFunctionArgs) =>
  loadReport(context, request, params["file"] ?? ""),
);
