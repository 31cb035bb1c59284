import { errors } from "@strapi/utils";

/** Something staff must put right: the field it stands beside, and a sentence they understand. */
export interface Problem {
  path: string[];
  message: string;
}

/** The admin writes each message beside its field; the first one also shows at the top. */
export function refuse(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new errors.ValidationError(first.message, {
    errors: problems.map(({ path, message }) => ({ path, message, name: "ValidationError" })),
  });
}
