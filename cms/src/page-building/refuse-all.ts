import { errors } from "@strapi/utils";
import { staffLanguage } from "../staff/staff-language";
import { textIn, type StaffText } from "../validation/staff-text";

/** Says in the words of whoever asked why nothing was done. */
export function refuseAll(problem: StaffText | null): void {
  if (problem !== null) throw new errors.ApplicationError(textIn(problem, staffLanguage()));
}
