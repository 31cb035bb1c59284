import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { staffLanguage } from "../language/staff-language.js";
import { textIn, type StaffText } from "../language/staff-text.js";

/** A problem that staff must correct: the field it is shown at, and a message. */
export interface Problem {
  path: string[];
  message: StaffText;
}

/** The admin writes each message beside its field; the first one also shows at the top. */
export function throwProblems(strapi: Core.Strapi, problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  const language = staffLanguage(strapi);
  throw new errors.ValidationError(textIn(first.message, language), {
    errors: problems.map(({ path, message }) => ({
      path,
      message: textIn(message, language),
      name: "ValidationError",
    })),
  });
}
