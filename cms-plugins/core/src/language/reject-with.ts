import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { staffLanguage } from "./staff-language.js";
import { textIn, type StaffText } from "./staff-text.js";

/** Throws the problem in the language of the user who makes the request. */
export function rejectWith(strapi: Core.Strapi, problem: StaffText | null): void {
  if (problem !== null) throw new errors.ApplicationError(textIn(problem, staffLanguage(strapi)));
}

/** A part's own validation error again, with the name of the part before it; any other error as it is. */
export function rejectNamed(strapi: Core.Strapi, name: StaffText, cause: unknown): never {
  if (!(cause instanceof errors.ValidationError)) throw cause;
  throw new errors.ApplicationError(`${textIn(name, staffLanguage(strapi))}${cause.message}`);
}
