import { errors } from "@strapi/utils";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn, type StaffText } from "../validation/staff-text";

/** Says in the words of whoever asked why nothing was done. */
export function rejectWith(problem: StaffText | null): void {
  if (problem !== null) throw new errors.ApplicationError(textIn(problem, staffLanguage()));
}
