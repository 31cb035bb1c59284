type FieldTexts = Readonly<Record<string, string>>;

/** The fields whose words are those of another language still, to the letter; what is empty there need not be told here. */
export const sameText = (own: FieldTexts, other: FieldTexts): string[] =>
  Object.entries(other).flatMap(([field, text]) => (text !== "" && own[field] === text ? [field] : []));

/** Whether nothing at all was translated; one name may be the same in two languages. */
export const isUntranslated = (own: FieldTexts, other: FieldTexts): boolean => {
  const filledCount = Object.values(other).filter((text) => text !== "").length;
  return filledCount > 0 && sameText(own, other).length === filledCount;
};
