import { withUnmodifiedSince, type OpenForm } from "./conflict-aware-fetch";

let current: OpenForm | null = null;

export const setOpenForm = (form: OpenForm | null): void => {
  current = form;
};

export const getOpenForm = (): OpenForm | null => current;

/** Once, when the admin starts: Strapi's edit view has no place where a header could be added to a save. */
export function interceptSaves(): void {
  window.fetch = withUnmodifiedSince(window.fetch.bind(window), getOpenForm);
}
