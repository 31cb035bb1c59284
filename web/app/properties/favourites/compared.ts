/** Limits of the number of compared listings. */
export const comparedAtLeast = 2;
export const comparedAtMost = 5;

/** The form that the boxes of the cards belong to. */
export const compareFormId = "compare-homes";
