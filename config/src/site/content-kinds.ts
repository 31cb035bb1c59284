/** The kinds of content both sides name. Apart from the schemas, so that a browser that needs a name gets no parser. */

/** What a list placed by staff shows; see contracts/pages.ts. */
export const propertyListModes = ["search", "selection", "projects"] as const;

export const moduleViews = ["module-view", "odds-view", "single-view", "slider-view"] as const;

export const contentRows = ["topRow", "contentRow", "bottomRow"] as const;

export const routeTypes = ["page", "article", "feedback", "login"] as const;

/** FORM-6: an invisible computation in the browser, or characters to type over. */
export const captchaModes = ["unseen", "characters"] as const;
export type CaptchaMode = (typeof captchaModes)[number];

/**
 * FORM-1: whether forms ask how to address a person, and what they offer. A lead keeps what it was sent with, whatever is
 * offered later.
 */
export const salutationModes = ["mr-ms", "mr-ms-miss", "not-asked"] as const;
export type SalutationMode = (typeof salutationModes)[number];

/** The values of the field `title` that a mode offers; none where it is not asked. */
export const salutationsOf: Readonly<Record<SalutationMode, readonly string[]>> = {
  "mr-ms": ["mr", "ms"],
  "mr-ms-miss": ["mr", "ms", "miss"],
  "not-asked": [],
};
