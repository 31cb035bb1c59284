/** Texts of the home screen of the admin; the other languages have the same keys. */
export const homeEn = {
  "gevel.home.tasks": "What do you want to do?",
  "gevel.home.missing": "Content audit",
  "gevel.home.task.page": "Create a page",
  "gevel.home.task.page.detail": "In two languages, with its modules",
  "gevel.home.task.listing": "Add a listing by hand",
  "gevel.home.task.listing.detail": "Pictures, legal fields, publication",
  "gevel.home.task.sold": "Mark a listing as sold",
  "gevel.home.task.sold.detail": "Look it up and set its status",
  "gevel.home.task.lead": "Answer a lead",
  "gevel.home.task.lead.detail": "The inbox, newest first",
  "gevel.home.task.popup": "Show a popup",
  "gevel.home.task.popup.detail": "An open day, a holiday, a message",
  "gevel.home.task.menu": "Reorder the menu",
  "gevel.home.task.menu.detail": "All languages at once",
  /** Under Strapi's greeting. */
  "HomePage.header.subtitle": "New leads, the content audit and your most frequent tasks.",
} as const;

export type HomeMessages = Record<keyof typeof homeEn, string>;
