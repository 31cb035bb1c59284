/** The id of a contact form at its nth occurrence on a page. */
export const numberedFormId = (contactId: string, time: number): string =>
  time > 1 ? `${contactId}~${time}` : contactId;

/** The contact form of such an id. */
export const contactOf = (id: string): string => id.replace(/~\d+$/, "");

/** Which occurrence of the form on its page it is. */
export const timeOf = (id: string): number => Number(/~(\d+)$/.exec(id)?.[1] ?? 1);

/** The id of a contact form in the popup, which may be over a page with the same form. */
export const popupFormId = (contactId: string): string => `${contactId}~0`;

export const isInPopup = (id: string): boolean => timeOf(id) === 0;
