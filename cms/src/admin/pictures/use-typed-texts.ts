import { languages, type LibraryPicture, type Localized } from "@gevel/config";
import { useState } from "react";
import { useUnsavedChangesPrompt } from "../unsaved-changes/use-unsaved-changes-prompt";

const isSame = (one: Localized, other: Localized) =>
  languages.every((language) => (one[language]?.trim() ?? "") === (other[language]?.trim() ?? ""));

/**
 * What is typed beside pictures and not saved yet. It outlives the turning of a page; who leaves for elsewhere is asked
 * first (`blocker`).
 */
export function useTypedTexts() {
  const [typed, setTyped] = useState<ReadonlyMap<number, Localized>>(new Map());
  const isTyped = typed.size > 0;
  const blocker = useUnsavedChangesPrompt(isTyped);
  const without = (id: number) => (before: ReadonlyMap<number, Localized>) =>
    new Map([...before].filter(([other]) => other !== id));
  return {
    typed,
    blocker,
    type: ({ id, texts }: LibraryPicture, next: Localized) =>
      setTyped(isSame(texts, next) ? without(id) : (before) => new Map(before).set(id, next)),
    forget: (id: number) => setTyped(without(id)),
  };
}
