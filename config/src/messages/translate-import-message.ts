import type { ImportMessage } from "./import-message.js";
import { importMessages } from "./import-messages.js";

const slot = /\{(\w+)\}/g;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Sentence {
  template: ImportMessage;
  pattern: RegExp;
}

/** Those with most words of their own first: `a whole number from {min} to {max}` before `a whole number from {min}`. */
const sentences: readonly Sentence[] = importMessages
  .map((template) => {
    const pieces = template.en.split(slot).map((piece, at) => (at % 2 === 0 ? literal(piece) : `(?<${piece}>.+?)`));
    return { template, pattern: new RegExp(`^${pieces.join("")}$`, "s"), own: template.en.replace(slot, "").length };
  })
  .toSorted((a, b) => b.own - a.own);

/**
 * An English sentence of the import as staff read it; null where these words do not hold it. The API answers in English
 * and the import history keeps that answer, so the sentence itself is what is looked up.
 */
export function translateImportMessage(message: string, language: string): string | null {
  for (const { template, pattern } of sentences) {
    const found = pattern.exec(message);
    if (!found) continue;
    if (language !== "nl" && language !== "fr") return message;
    const values = found.groups ?? {};
    return template[language].replace(slot, (_, name: string) => {
      const value = values[name] ?? "";
      return translateImportMessage(value, language) ?? value;
    });
  }
  return null;
}
