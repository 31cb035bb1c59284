/** The id of a contact form where it stands on a page for the nth time. */
export const nthForm = (contactId: string, time: number): string => (time > 1 ? `${contactId}~${time}` : contactId);

/** The contact form of such an id. */
export const contactOf = (id: string): string => id.replace(/~\d+$/, "");

/** Which time it is that the form stands on its page. */
export const timeOf = (id: string): number => Number(/~(\d+)$/.exec(id)?.[1] ?? 1);
