import type { LoaderFunctionArgs } from "@remix-run/node";
import { isAppError } from "@gevel/config";
import type { Failure } from "./failure";

/** Retry-After for a page that could not be made: the missing data is being fetched. */
export const secondsAway = "5";

/** Expected failures reach the error screen with their code and the id that is in the log; others stay errors (ERR-3). */
export function withErrorPage<Answer>(load: (args: LoaderFunctionArgs) => Promise<Answer>) {
  return async (args: LoaderFunctionArgs): Promise<Answer> => {
    try {
      return await load(args);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const { requestId, log } = args.context;
      if (error.status >= 500) log.error({ err: error }, "pages: loading a page failed, answering with an error page");
      const failure: Failure = { code: error.code, requestId };
      const headers = { "cache-control": "no-store", ...(error.status === 503 && { "retry-after": secondsAway }) };
      throw Response.json(failure, { status: error.status, headers });
    }
  };
}
