/** What the first screen of the admin says; the other languages have the same keys. */
export const homeEn = {
  "gevel.home.tasks": "What do you want to do?",
  "gevel.home.missing": "What is missing",
  "gevel.home.task.page": "Make a page",
  "gevel.home.task.page.detail": "In two languages, with its modules",
  "gevel.home.task.listing": "Add a listing by hand",
  "gevel.home.task.listing.detail": "Pictures, what the law asks, on the site",
  "gevel.home.task.sold": "Mark a listing as sold",
  "gevel.home.task.sold.detail": "Look it up, and set its state",
  "gevel.home.task.lead": "Answer a lead",
  "gevel.home.task.lead.detail": "The inbox, newest first",
  "gevel.home.task.popup": "Show a popup",
  "gevel.home.task.popup.detail": "An open day, a holiday, a message",
  "gevel.home.task.menu": "Put the menu in order",
  "gevel.home.task.menu.detail": "All languages at once",
  /** Under Strapi's greeting. */
  "HomePage.header.subtitle": "What came in, what is missing, and what you do most.",
} as const;

export type HomeMessages = Record<keyof typeof homeEn, string>;
