import { isRouteErrorResponse } from "@remix-run/react";
import { errors, type Language } from "@gevel/config";
import { plainMessage } from "~/i18n/messages";
import { isFailure, notFoundCodes } from "./failure";

/** ROUTE-9 ERR-3: the document title of an error screen; for an address that leads nowhere it says so, as the screen does. */
export function failureTitle(error: unknown, language: Language, agencyName: string): string {
  const answer = isRouteErrorResponse(error) ? error : null;
  const failure = answer && isFailure(answer.data) ? answer.data : null;
  const code = notFoundCodes.find((known) => known === failure?.code) ?? "PAGE_NOT_FOUND";
  const title = plainMessage(language, answer?.status === 404 ? errors[code].messageId : "site.failure.title");
  return agencyName ? `${title} · ${agencyName}` : title;
}
