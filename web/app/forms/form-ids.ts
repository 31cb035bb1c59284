/** The id of a contact form where it stands on a page for the nth time. */
export const numberedFormId = (contactId: string, time: number): string =>
  time > 1 ? `${contactId}~${time}` : contactId;

/** The contact form of such an id. */
export const contactOf = (id: string): string => id.replace(/~\d+$/, "");

/** Which time it is that the form stands on its page. */
export const timeOf = (id: string): number => Number(/~(\d+)$/.exec(id)?.[1] ?? 1);

/** The id of a contact form in the popup, which stands over any page, also one that has the same form. */
export const popupFormId = (contactId: string): string => `${contactId}~0`;

export const isInPopup = (id: string): boolean => timeOf(id) === 0;
