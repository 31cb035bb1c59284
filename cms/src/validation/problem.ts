import { errors } from "@strapi/utils";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn, type StaffText } from "./staff-text";

/** A problem that staff must correct: the field it is shown at, and a message. */
export interface Problem {
  path: string[];
  message: StaffText;
}

/** The admin writes each message beside its field; the first one also shows at the top. */
export function throwProblems(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  const language = staffLanguage();
  throw new errors.ValidationError(textIn(first.message, language), {
    errors: problems.map(({ path, message }) => ({
      path,
      message: textIn(message, language),
      name: "ValidationError",
    })),
  });
}
