import {
  fallbackListPaths,
  fallbackProjectPaths,
  listOriginalPaths,
  projectsOriginalPath,
  readLocalized,
  type Language,
  type SiteTree,
  type SearchGoal,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import env from "../environment/env";
import { treeIn } from "./mail-agency";

/** Path of the page that lists the projects, without its language. */
export function projectListPath({ routes, config }: SiteTree, language: Language): string {
  const list = routes.find(({ originalPath }) => originalPath === projectsOriginalPath);
  return readLocalized(list?.paths, language, config.languageDefault) || fallbackProjectPaths[language];
}

/** Addresses of the pages that list what is on offer. */
export async function mailListPages(strapi: Core.Strapi, language: Language): Promise<Record<SearchGoal, string>> {
  const tree = await treeIn(strapi, language);
  const { routes, config } = tree;
  const homes = (goal: 0 | 1) => {
    const list = routes.find(({ originalPath }) => originalPath === listOriginalPaths[goal]);
    return readLocalized(list?.paths, language, config.languageDefault) || fallbackListPaths[goal][language];
  };
  const address = (path: string) => `${env.SITE_URL}/${language}/${path.replaceAll(/^\/|\/$/g, "")}/`;
  return { 0: address(homes(0)), 1: address(homes(1)), project: address(projectListPath(tree, language)) };
}
