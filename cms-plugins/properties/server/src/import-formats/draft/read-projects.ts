import { isTexts, type DraftItem } from "./item-draft.js";

/** The projects of a feed; one that comes once in each language has the texts of all. */
export class ReadProjects {
  readonly #projects = new Map<unknown, DraftItem>();

  offer(project: DraftItem): void {
    const before = this.#projects.get(project.reference) ?? {};
    const both = { ...before, ...project };
    for (const key of ["name", "description"]) {
      const [first, second] = [before[key], project[key]];
      if (isTexts(first) && isTexts(second)) both[key] = { ...first, ...second };
    }
    this.#projects.set(project.reference, both);
  }

  /** Each as JSON. */
  get raw(): Buffer[] {
    return [...this.#projects.values()].map((project) => Buffer.from(JSON.stringify(project)));
  }
}
