type Words = Readonly<Record<string, string>>;

/** The fields whose words are those of another language still, to the letter; what is empty there need not be told here. */
export const sameWords = (own: Words, other: Words): string[] =>
  Object.entries(other).flatMap(([field, words]) => (words !== "" && own[field] === words ? [field] : []));

/** Whether nothing at all was translated; one name may be the same in two languages. */
export const isUntranslated = (own: Words, other: Words): boolean => {
  const told = Object.values(other).filter((words) => words !== "").length;
  return told > 0 && sameWords(own, other).length === told;
};
