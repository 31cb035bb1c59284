import type { Problem } from "./problem";
import { addressProblem } from "./rules/address";
import { isLinkAddress, linkProblem } from "./rules/link-address";
import { listProblem } from "./rules/lists";
import { rangeProblem } from "./rules/numbers";
import { blankProblem, colorProblem, iconProblem, trackingProblem } from "./rules/texts";
import { unsafeHtml } from "./rules/unsafe-html";
import type { StaffText } from "./staff-text";
import type { Field } from "./walk-entry";

const addresses = [
  "api::page.page.path",
  "api::page.page.originalPath",
  "api::article.article.path",
  "api::article.article.originalPath",
  "api::menu.menu.path",
];

function problemOf({ model, name, attribute, value }: Field): StaffText | null {
  if (typeof value === "number") return rangeProblem(value, attribute);
  if (attribute.type === "json") return listProblem(model, name, value);
  if (typeof value !== "string") return null;
  const blank = blankProblem(value);
  if (blank !== null) return blank;
  if (attribute.type === "richtext") return unsafeHtml(value);
  if (attribute.customField === "plugin::color-picker.color") return colorProblem(value);
  if (model === "config.top-bar-item" && name === "icon") return iconProblem(value);
  if (model === "config.tracking") return trackingProblem(name, value);
  if (addresses.includes(`${model}.${name}`)) return addressProblem(value);
  // Menu entries and redirects have narrower rules of their own.
  if (!model.startsWith("api::") && isLinkAddress(model, name)) return linkProblem(value);
  return null;
}

/** What can be told from the sent values alone. */
export function checkInput(fields: Iterable<Field>): Problem[] {
  const problems: Problem[] = [];
  for (const field of fields) {
    const message = problemOf(field);
    if (message !== null) problems.push({ path: field.path, message });
  }
  return problems;
}
