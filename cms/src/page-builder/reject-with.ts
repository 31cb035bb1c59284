import { errors } from "@strapi/utils";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn, type StaffText } from "../validation/staff-text";

/** Throws the problem in the user's language. */
export function rejectWith(problem: StaffText | null): void {
  if (problem !== null) throw new errors.ApplicationError(textIn(problem, staffLanguage()));
}
