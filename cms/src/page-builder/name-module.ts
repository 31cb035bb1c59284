import { errors } from "@strapi/utils";
import { ofModule } from "./page-builder-messages";
import { rejectWith } from "./reject-with";

/** The sentence of a module's own refusal, with its title before it. */
export function nameModule(title: string, cause: unknown): never {
  if (!(cause instanceof errors.ValidationError)) throw cause;
  const message = String(cause.message);
  rejectWith(ofModule(title, { nl: message, fr: message, en: message }));
  throw cause;
}
