import { AppError } from "@gevel/config";
import { answerFailure } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { bodyProblem } from "../validation/body-problem";

/**
 * Programs that send more than the body parser accepts, or an unparsable body, get our own error format and can read
 * it: the rest of their body is read and dropped, for as long as Node allows a request.
 */
const bodyErrors: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefix: string = strapi.config.get("api.rest.prefix", "/api");
  return async (ctx, next) => {
    try {
      await next();
    } catch (cause) {
      const problem = ctx.path.startsWith(`${prefix}/`) ? bodyProblem(cause) : null;
      if (problem === null) throw cause;
      const { code, message } = problem;
      answerFailure(strapi, ctx, new AppError(code, message, [{ field: "body", message }]));
      ctx.req.resume();
    }
  };
};

export default bodyErrors;
