/** The kinds of content both sides name. Apart from the schemas, so that a browser that needs a name gets no parser. */
/** Forms that staff place on pages. */
export const placedFormKeys = [
  "site-contact",
  "contact-me",
  "contact-demand",
  "contact-demand-small",
  "contact-construction",
  "demand-register",
  "job-contact",
  "newsletter",
  "unsubscribe",
] as const;

/** Forms that a listing's own pages hold. */
export const ownFormKeys = ["ask-info", "contact-appointment", "document-request", "send-to-friend"] as const;
export type OwnFormKey = (typeof ownFormKeys)[number];

export const formKeys = [...placedFormKeys, ...ownFormKeys] as const;
export type FormKey = (typeof formKeys)[number];

/** What a list that staff place shows; see contracts/pages.ts. */
export const propertyListModes = ["search", "selection", "projects"] as const;

export const moduleViews = ["module-view", "odds-view", "single-view", "slider-view"] as const;

export const contentRows = ["topRow", "contentRow", "bottomRow"] as const;

export const routeTypes = ["page", "article", "feedback", "login"] as const;
