import type { LoaderFunctionArgs } from "@remix-run/node";
import { isAppError } from "@gevel/config";
import type { Failure } from "./failure";

/** Expected failures reach the error screen with their code and the id that the log has; others stay errors (ERR-3). */
export function guarded<Answer>(work: (args: LoaderFunctionArgs) => Promise<Answer>) {
  return async (args: LoaderFunctionArgs): Promise<Answer> => {
    try {
      return await work(args);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const { requestId, log } = args.context;
      if (error.status >= 500) log.error({ err: error }, "a page could not be made");
      const failure: Failure = { code: error.code, requestId };
      throw Response.json(failure, { status: error.status, headers: { "cache-control": "no-store" } });
    }
  };
}
