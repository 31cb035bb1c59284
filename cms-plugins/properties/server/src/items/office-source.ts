/** The source of items that staff made by hand. */
export const officeSource = "office";
