import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadReport } from "~/pages/portal.server";
import { guarded } from "~/shell/errors/guarded.server";

/** OWNER-8: a monthly report, for the owner it is of. */
export const loader = guarded(async ({ context, request, params }: LoaderFunctionArgs) =>
  loadReport(context, request, params["file"] ?? ""),
);
