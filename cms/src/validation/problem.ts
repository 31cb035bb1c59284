import { errors } from "@strapi/utils";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn, type StaffText } from "./staff-text";

/** Something staff must put right: the field it stands beside, and a sentence they understand. */
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
