/** The source of what staff made by hand. */
export const officeSource = "office";
