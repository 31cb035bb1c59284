import { writtenAs, type Language } from "@gevel/config";

/** Numbers of things, as a language writes them. */
export function countFormatter(language: Language) {
  const written = new Intl.NumberFormat(writtenAs[language]);
  const number = (count: number) => written.format(count);
  /** One, or another number of them. */
  const counted = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;
  /** `2 of one thing, 1 of another`: only what there is. */
  const formatList = (parts: readonly (readonly [number, string, string])[]) =>
    parts
      .filter(([count]) => count > 0)
      .map((part) => counted(...part))
      .join(", ");
  return { number, counted, formatList };
}
