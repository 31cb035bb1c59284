import type { QueryStatus } from "@gevel/core/admin";

export interface Choice {
  value: number;
  label: string;
}

/** Choices with what became of fetching them: until they are here only those that need no list. */
export interface ChoiceList {
  choices: readonly Choice[];
  fetching: QueryStatus;
}

/** The choices and, so that no value is ever out of sight, those chosen that have no name there, by their numbers. */
export const withChosen = (choices: readonly Choice[], chosen: readonly number[]): readonly Choice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: String(value) })),
];
