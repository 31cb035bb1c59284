import { sayingReadAt, type OpenForm } from "./saves";

let current: OpenForm | null = null;

export const showForm = (form: OpenForm | null): void => {
  current = form;
};

export const shownForm = (): OpenForm | null => current;

/** Once, when the admin starts: Strapi's edit view has no place where a header could be added to a save. */
export function watchSaves(): void {
  window.fetch = sayingReadAt(window.fetch.bind(window), shownForm);
}
