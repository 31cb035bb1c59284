import {
  fallbackProjectPaths,
  isFindable,
  listingPath,
  ownPageLanguages,
  projectLanguages,
  projectsOriginalPath,
  readLocalized,
  type Project,
} from "@gevel/config";
import type { CatalogSettings } from "./search/catalog-settings.server";
import { cityName } from "./search/names.server";
import type { Projects } from "./replica";

export interface ProjectFile {
  /** Ids of the listings that are units of the project with this key. */
  unitsOf(key: string): readonly number[];
}

/** The projects of one state of the replica. They are few, so all of them are in memory. */
export function projectsOf(projects: readonly Project[], settings: CatalogSettings, file: ProjectFile): Projects {
  const { defaultLanguage } = settings;
  const byId = new Map(projects.map((project) => [project.id, project]));
  const newestFirst = (one: Project, other: Project) =>
    Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id;
  const ownIn = (project: Project) => ownPageLanguages(projectLanguages(project), settings.languages, defaultLanguage);
  return {
    all: projects.toSorted(newestFirst),
    find: (id) => byId.get(id) ?? null,
    unitsOf: ({ key }) => file.unitsOf(key),
    ownIn,
    indexedIn: (project) => ownIn(project).filter((own) => isFindable(project.seo?.isActiveSEO, own, defaultLanguage)),
    path(id, language) {
      const project = byId.get(id);
      if (!project) return null;
      const list = settings.tree(language)?.routes.find(({ originalPath }) => originalPath === projectsOriginalPath);
      return listingPath({
        language,
        listPath: list?.paths[language] ?? fallbackProjectPaths[language],
        city: cityName({ cityName: project.city, cityNames: project.cityNames }, language, defaultLanguage),
        zip: project.zip,
        title: readLocalized(project.name, language, defaultLanguage),
        id,
      });
    },
  };
}
